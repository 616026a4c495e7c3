import { useQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '../../../shared/screen/button.tsx'
import { wholeMoment } from '../../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { paymentQrCodePath } from '../../../paths/paths.ts'
import { AskedPicture } from '../ended/ended-pictures.tsx'
import { Face } from '../ended/face.tsx'
import { amountOf } from '../other-amount.ts'
import { paymentQuery } from '../payments.queries.ts'

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
  const language = useLanguage()
  const { data: payment } = useQuery({ ...paymentQuery(paymentId), enabled: false })
  // Of two that may be paid the question is of both. Their room is kept: nothing moves under the finger that answers.
  const facts = payment?.earlierMayCome
    ? {}
    : payment
      ? { amount: amountOf(payment), note: `${words.method[payment.method]} · ${wholeMoment(payment.createdAt, language)}` }
      : { amount: '\u00a0', note: '\u00a0' }
  return (
    // A small picture, so that both answers stand in the first view.
    <Face
      picture={
        <div className="w-28">
          <AskedPicture />
        </div>
      }
      title={words.askPaid}
      amount={facts.amount}
      note={facts.note}
    >
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
