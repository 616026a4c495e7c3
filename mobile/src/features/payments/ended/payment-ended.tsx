import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { IconId, IconWallet } from '@tabler/icons-react'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { FactList } from '../../../shared/rows/fact-list.tsx'
import { ClosingRing } from '../../../shared/rings/closing-ring.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useMember } from '../../../shared/programme/use-member.ts'
import { wholeDay } from '../../../shared/time/whole-times.ts'
import { useColon, useLanguage, useWords } from '../../../words/use-words.ts'
import { LookedAtPicture, SentBackPicture, TornPicture } from './ended-pictures.tsx'
import { Face } from './face.tsx'
import { amountOf, otherAmount } from '../other-amount.ts'
import { usePaymentFacts } from '../payment-facts.hook.ts'
import { reviewWords } from '../review-words.ts'
import { memberCardPath, paymentMethodPath, paymentQrCodePath, transactionHistoryPath } from '../../../paths/paths.ts'

/** Another payment was paid in its place: nothing here leads to paying once more. `mayComeTwice`: this one may be paid, too. */
export function PaidSinceFace({ mayComeTwice = false }: { mayComeTwice?: boolean }) {
  const words = useWords('payments').payments
  const language = useLanguage()
  const colon = useColon()
  const membership = useMember().data?.membership
  return (
    <Face picture={<ClosingRing />} title={words.paidSinceTitle}>
      <p className="text-center">{mayComeTwice ? words.notNeededText : words.paidSinceText}</p>
      {membership?.status === 'active' && membership.lastDay && (
        <p className="text-center font-semibold">
          {words.validTo}
          {colon}
          {wholeDay(membership.lastDay, language)}
        </p>
      )}
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
  const { title, text } = reviewWords(payment, words)
  return (
    <Face picture={<LookedAtPicture />} title={title}>
      {amounts && <p className="text-center font-semibold">{amounts}</p>}
      <p className="text-center">{text}</p>
      <HelplineButton variant="secondary" />
      <FactsWithoutAmount payment={payment} />
    </Face>
  )
}

/** In the place of plans and prices while staff look at money of the member's: who pays again does so on purpose. */
export function ReviewBeforePlans({ paymentId, cameTwice, onPay }: { paymentId: string; cameTwice: boolean; onPay: () => void }) {
  const words = useWords('payments').payments
  const { title, text } = reviewWords({ cameTwice }, words)
  return (
    <Face picture={<LookedAtPicture />} title={title}>
      <p className="text-center">{text}</p>
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
