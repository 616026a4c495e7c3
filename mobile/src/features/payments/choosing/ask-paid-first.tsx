import { useQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { useWords } from '../../../words/use-words.ts'
import { paymentQrCodePath } from '../../../paths/paths.ts'
import { AskedPicture } from '../ended/ended-pictures.tsx'
import { Face } from '../ended/face.tsx'
import { useWhichPayment } from '../which-payment.hook.ts'
import { paymentQuery } from '../payments.queries.ts'

/** Keeps the room of what is not here yet. */
const unknown = { amount: '\u00a0', note: '\u00a0' }

/**
 * In the place of the plans while money may come for a payment: whether that one was paid, before anything can be paid anew.
 * `canContinue`: its order is open, so that who came here by mistake goes back to it.
 */
export function AskPaidFirst({
  paymentId,
  canContinue,
  onPaid,
  onNotPaid,
}: {
  paymentId: string
  canContinue: boolean
  onPaid: () => void
  onNotPaid: () => void
}) {
  const words = useWords('payments').payments
  const which = useWhichPayment()
  const { data: payment } = useQuery({ ...paymentQuery(paymentId), enabled: false })
  // Of two that may be paid the question is of both. Their room is kept: nothing moves under the finger that answers.
  const shown = payment ? which(payment) : unknown
  return (
    <Face isSmall picture={<AskedPicture />} title={words.askPaid} {...(payment?.earlierMayCome ? {} : shown)}>
      <p className="text-center">{words.askPaidText}</p>
      <div className="space-y-3">
        <Button onClick={onPaid}>{words.yesPaid}</Button>
        <Button variant="secondary" onClick={onNotPaid}>
          {words.notYetPaid}
        </Button>
        {canContinue && (
          <LinkButton variant="quiet" to={paymentQrCodePath(paymentId)} replace>
            {words.continuePayment}
          </LinkButton>
        )}
      </div>
    </Face>
  )
}
