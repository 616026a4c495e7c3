import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { paymentQrCodePath, paymentSuccessfulPath, paymentUncollectedPath } from '../../paths/paths.ts'

/** The screen on which a payment stands now. */
export function pathOfPayment({ id, state, method }: Pick<Payment, 'id' | 'state' | 'method'>): string {
  if (state === 'paid') return paymentSuccessfulPath(id)
  return method === 'nets' ? paymentUncollectedPath(id) : paymentQrCodePath(id)
}
