import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { sayPaid, useSaidPaid } from '../../../shared/paying/said-paid.hook.ts'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { useProblemText } from '../../../shared/server/problem-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { AskPaid } from './ask-paid.tsx'
import { TornPicture } from './ended-pictures.tsx'
import { Face } from './face.tsx'
import { pathOfPayment } from '../payment-path.ts'
import { useRetryPayment } from '../payments.queries.ts'
import { useStateText } from '../state-text.hook.ts'
import { useWhichPayment } from '../which-payment.hook.ts'
import { SaidPaidFace } from '../waiting/said-paid.tsx'
import { paymentMethodPath, samePlanPath } from '../../../paths/paths.ts'

/** The payment failed, ran out of time or was cancelled: why, and one tap to try again. */
export function UnsuccessfulFace({ payment }: { payment: Payment }) {
  const words = useWords('payments').payments
  const title = useStateText(payment)
  const which = useWhichPayment()
  const problem = useProblemText()
  const retry = useRetryPayment()
  const isRefused = payment.state === 'failed'
  const method = payment.method === 'nets' ? 'nets' : 'paynow'
  const [asks, setAsks] = useState(false)
  const isSaidPaid = useSaidPaid(payment.id)
  // Who may have paid is not drawn to pay once more.
  const mayBePaid = payment.mayStillCome || payment.earlierMayCome
  const variant = mayBePaid ? 'secondary' : 'primary'
  const takeNewQr = () => retry.mutate({ id: payment.id, method }, { onSuccess: (fresh) => goTo(pathOfPayment(fresh), { replace: true }) })
  if (isSaidPaid && mayBePaid) return <SaidPaidFace payment={payment} />
  return (
    <Face picture={<TornPicture isGivenUp={!isRefused} />} isSmall={mayBePaid} title={title} {...which(payment)}>
      {isRefused && <p className="text-center">{words.failedText}</p>}
      {/* Before the button: whoever listens, or taps what is large, hears it first. */}
      <Notice tone="warning">{method === 'nets' ? words.alreadyPaidAtMachine : words.alreadyPaid}</Notice>
      {retry.error && <Notice tone="error">{problem(retry.error)}</Notice>}
      <AskPaid
        open={asks}
        onPaid={() => {
          setAsks(false)
          sayPaid(payment.id, true)
        }}
        onNotPaid={() => {
          setAsks(false)
          sayPaid(payment.id, false)
          takeNewQr()
        }}
        onClose={() => setAsks(false)}
      />
      <div className="space-y-3">
        {mayBePaid && <Button onClick={() => sayPaid(payment.id, true)}>{words.iHavePaid}</Button>}
        {payment.canContinue ? (
          <Button
            variant={variant}
            icon={<IconQrcode aria-hidden="true" />}
            busy={retry.isPending}
            onClick={() => (mayBePaid ? setAsks(true) : takeNewQr())}
          >
            {words.newQr}
          </Button>
        ) : (
          <LinkButton
            variant={variant}
            icon={<IconQrcode aria-hidden="true" />}
            to={samePlanPath(payment.plan, method, payment.promoCode)}
            replace
          >
            {words.newQr}
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
