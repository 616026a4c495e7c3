import { lateMoneyHours } from '@mwc/contract/payments/payment-kinds'
import type { Payment } from '@mwc/contract/payments/payments.schemas'

/** Whether a payment has a QR code that nobody should pay any more since another was, and that may have been paid as well. */
export function mayComeTwice({ paidSince, state, payNumber, createdAt }: Payment): boolean {
  const isUnpaid = state === 'cancelled' || state === 'expired'
  return isUnpaid && paidSince && payNumber !== null && Date.now() - Date.parse(createdAt) < lateMoneyHours * 3_600_000
}
