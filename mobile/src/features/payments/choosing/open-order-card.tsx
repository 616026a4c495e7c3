import { useEffect, useState } from 'react'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { LinkButton } from '../../../shared/screen/button.tsx'
import { LiveRegion } from '../../../shared/status/live-region.tsx'
import { useWords } from '../../../words/use-words.ts'
import { paymentQrCodePath } from '../../../paths/paths.ts'
import { useLivePayment } from '../live-payment.hook.ts'

/**
 * Above the plans: a payment that is not finished, with the way back to it, or one that ended and may have been paid. Once
 * money came for it, or for another try of it, its own page says what became of it: nobody chooses how to pay what is paid.
 */
export function OpenOrderCard({ paymentId, isLate = false }: { paymentId: string; isLate?: boolean }) {
  const words = useWords('payments').payments
  const { payment } = useLivePayment(paymentId)
  const [wasPaidSince, setWasPaidSince] = useState<boolean>()
  if (payment && wasPaidSince === undefined) setWasPaidSince(payment.paidSince)
  // Who came here after another order was paid late wants to renew, and has to reach the plans.
  const isPaidNow = payment?.paidSince === true && wasPaidSince === false
  const cameMoney = payment && (['paid', 'toReview', 'refunded'].includes(payment.state) || payment.moneyUnderReview || isPaidNow)
  const isCancelled = payment?.state === 'cancelled'
  const isOver = isLate || isCancelled
  useEffect(() => {
    if (cameMoney) goTo(paymentQrCodePath(paymentId), { replace: true })
  }, [cameMoney, paymentId])
  return (
    <section className="space-y-3 rounded-card bg-pending-tint p-4">
      <LiveRegion>{cameMoney && words.paidSinceTitle}</LiveRegion>
      <h2 className="text-lg font-bold">{isCancelled ? words.cancelledTitle : words.openOrderTitle}</h2>
      {isOver ? (
        <>
          <LinkButton to={paymentQrCodePath(paymentId)} replace>
            {words.seePayment}
          </LinkButton>
          <p>{words.mayStillCome}</p>
        </>
      ) : (
        <>
          <LinkButton to={paymentQrCodePath(paymentId)} replace>
            {words.continuePayment}
          </LinkButton>
          <p>{words.openOrderText}</p>
        </>
      )}
    </section>
  )
}
