import { useEffect, useState } from 'react'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { LiveRegion } from '../../../shared/status/live-region.tsx'
import { useWords } from '../../../words/use-words.ts'
import { paymentQrCodePath } from '../../../paths/paths.ts'
import { useLivePayment } from '../live-payment.hook.ts'

/**
 * Follows a payment beside the plans. Once money came for it, or for another try of it, its own page says what became of it:
 * nobody chooses how to pay what is paid.
 */
export function GoesToPaid({ paymentId }: { paymentId: string }) {
  const words = useWords('payments').payments
  const { payment } = useLivePayment(paymentId)
  const [wasPaidSince, setWasPaidSince] = useState<boolean>()
  if (payment && wasPaidSince === undefined) setWasPaidSince(payment.paidSince)
  // Who came here after another order was paid late wants to renew, and has to reach the plans.
  const isPaidNow = payment?.paidSince === true && wasPaidSince === false
  const cameMoney = payment && (['paid', 'toReview', 'refunded'].includes(payment.state) || payment.moneyUnderReview || isPaidNow)
  useEffect(() => {
    if (cameMoney) goTo(paymentQrCodePath(paymentId), { replace: true })
  }, [cameMoney, paymentId])
  return <LiveRegion>{cameMoney && words.paidSinceTitle}</LiveRegion>
}
