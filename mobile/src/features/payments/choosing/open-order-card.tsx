import { LinkButton } from '../../../shared/screen/button.tsx'
import { useWords } from '../../../words/use-words.ts'
import { paymentQrCodePath } from '../../../paths/paths.ts'

/** Above the plans: a payment that is not finished, with the way back to it. */
export function OpenOrderCard({ paymentId }: { paymentId: string }) {
  const words = useWords('payments').payments
  return (
    <section className="space-y-3 rounded-card bg-pending-tint p-4">
      <h2 className="text-lg font-bold">{words.openOrderTitle}</h2>
      <LinkButton variant="secondary" to={paymentQrCodePath(paymentId)} replace>
        {words.continuePayment}
      </LinkButton>
      <p>{words.openOrderText}</p>
    </section>
  )
}
