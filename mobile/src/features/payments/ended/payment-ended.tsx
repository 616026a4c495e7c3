import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { IconId, IconRefresh, IconWallet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { FactList } from '../../../shared/rows/fact-list.tsx'
import { money } from '../../../shared/programme/money.ts'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { ClosingRing } from '../../../shared/rings/closing-ring.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useProblemText } from '../../../shared/server/problem-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { LookedAtPicture, SentBackPicture, TornPicture } from './ended-pictures.tsx'
import { amountOf, otherAmount } from '../other-amount.ts'
import { usePaymentFacts } from '../payment-facts.hook.ts'
import { pathOfPayment } from '../payment-path.ts'
import { useRetryPayment } from '../payments.queries.ts'
import { reviewText } from '../review-text.ts'
import { memberCardPath, paymentMethodPath, paymentQrCodePath, samePlanPath, transactionHistoryPath } from '../../../paths/paths.ts'

function Face({ picture, title, amount, children }: { picture: ReactNode; title: string; amount?: string; children: ReactNode }) {
  return (
    <div className="space-y-5 py-2">
      <div className="flex flex-col items-center gap-3 text-center">
        {picture}
        <h2 className="w-full text-2xl font-bold">{title}</h2>
        {amount && <p className="text-xl font-bold tabular-nums">{amount}</p>}
      </div>
      {children}
    </div>
  )
}

/** The payment failed, ran out of time or was cancelled: why, and one tap to try again. */
export function UnsuccessfulFace({ payment }: { payment: Payment }) {
  const words = useWords('payments').payments
  const problem = useProblemText()
  const retry = useRetryPayment()
  const isGivenUp = payment.state === 'cancelled'
  const method = payment.method === 'nets' ? 'nets' : 'paynow'
  const tryAgain = () => retry.mutate({ id: payment.id, method }, { onSuccess: (fresh) => goTo(pathOfPayment(fresh), { replace: true }) })
  return (
    <Face
      picture={<TornPicture isGivenUp={isGivenUp} />}
      title={isGivenUp ? words.cancelledTitle : words.unsuccessful}
      amount={money(payment.amountCents)}
    >
      {!isGivenUp && <p className="text-center">{payment.state === 'failed' ? words.failedText : words.expiredText}</p>}
      {/* Before the button: whoever listens, or taps what is large, hears it first. */}
      <Notice tone="warning">{method === 'nets' ? words.alreadyPaidAtMachine : words.alreadyPaid}</Notice>
      {retry.error && <Notice tone="error">{problem(retry.error)}</Notice>}
      <div className="space-y-3">
        {payment.canContinue ? (
          <Button icon={<IconRefresh aria-hidden="true" />} busy={retry.isPending} onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        ) : (
          <LinkButton icon={<IconRefresh aria-hidden="true" />} to={samePlanPath(payment.plan, method, payment.promoCode)} replace>
            {words.tryAgain}
          </LinkButton>
        )}
        {payment.canContinue && (
          <LinkButton variant="quiet" to={paymentMethodPath} replace>
            {words.otherWay}
          </LinkButton>
        )}
      </div>
    </Face>
  )
}

/** Another payment was paid in its place: nothing here leads to paying once more. */
export function PaidSinceFace() {
  const words = useWords('payments').payments
  return (
    <Face picture={<ClosingRing />} title={words.paidSinceTitle}>
      <p className="text-center">{words.paidSinceText}</p>
      <div className="space-y-3">
        <LinkButton icon={<IconId aria-hidden="true" />} to={memberCardPath} replace>
          {words.seeCard}
        </LinkButton>
        <LinkButton variant="quiet" to={transactionHistoryPath} replace>
          {words.seeHistory}
        </LinkButton>
      </div>
    </Face>
  )
}

/** What is known of a payment whose amount stands above, or was not what came. */
function FactsWithoutAmount({ payment }: { payment: Payment }) {
  const words = useWords('payments').payments
  const facts = usePaymentFacts()
  return (
    <section className="rounded-card bg-card px-4 py-2 shadow-raised">
      <FactList facts={facts(payment).filter(({ name }) => name !== words.amount)} />
    </section>
  )
}

/** Money arrived that staff look at: where it is another amount than was asked, both. */
export function ReviewFace({ payment }: { payment: Payment }) {
  const words = useWords('payments').payments
  const amounts = otherAmount(payment, words)
  return (
    <Face picture={<LookedAtPicture />} title={words.reviewTitle}>
      {amounts && <p className="text-center font-semibold">{amounts}</p>}
      <p className="text-center">{reviewText(payment, words)}</p>
      <HelplineButton variant="secondary" />
      <FactsWithoutAmount payment={payment} />
    </Face>
  )
}

/** In the place of plans and prices while staff look at money of the member's: who pays again does so on purpose. */
export function ReviewBeforePlans({ paymentId, onPay }: { paymentId: string; onPay: () => void }) {
  const words = useWords('payments').payments
  return (
    <Face picture={<LookedAtPicture />} title={words.reviewTitle}>
      <p className="text-center">{words.reviewText}</p>
      <div className="space-y-3">
        <LinkButton to={paymentQrCodePath(paymentId)}>{words.seePayment}</LinkButton>
        <HelplineButton variant="secondary" />
        <Button variant="quiet" onClick={onPay}>
          {words.payAnyway}
        </Button>
      </div>
    </Face>
  )
}

/** What came went back, and why if it was not the fee; of an unknown amount none is named. Without a membership, a way on. */
export function RefundedFace({ payment }: { payment: Payment }) {
  const words = useWords('payments').payments
  return (
    <Face picture={<SentBackPicture />} title={words.refundedTitle} amount={payment.settledCents === null ? undefined : amountOf(payment)}>
      <p className="text-center">{otherAmount(payment, words) ?? words.refundedText}</p>
      {useSession().vipStatus !== '1' && (
        <LinkButton icon={<IconWallet aria-hidden="true" />} to={paymentMethodPath} replace>
          {words.goPay}
        </LinkButton>
      )}
      <FactsWithoutAmount payment={payment} />
    </Face>
  )
}

/** The address names no payment of this member. */
export function MissingFace() {
  const words = useWords('payments').payments
  return (
    <Face picture={<TornPicture />} title={words.notFoundTitle}>
      <p className="text-center">{words.notFoundText}</p>
      <LinkButton to={transactionHistoryPath} replace>
        {words.seeHistory}
      </LinkButton>
    </Face>
  )
}
