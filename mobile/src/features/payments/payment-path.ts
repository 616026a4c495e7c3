import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { PaymentsWords } from '../../words/english/payments.ts'
import { paymentQrCodePath, paymentSuccessfulPath, paymentUncollectedPath } from '../../paths/paths.ts'

/** The screen on which a payment stands now. */
export function pathOfPayment({ id, state, method }: Pick<Payment, 'id' | 'state' | 'method'>): string {
  if (state === 'paid') return paymentSuccessfulPath(id)
  return method === 'nets' ? paymentUncollectedPath(id) : paymentQrCodePath(id)
}

/** How that screen is headed: by how to pay while that can be done, else as the record that it is. */
export function titleOfPayment(payment: Payment | undefined, words: PaymentsWords, isSaidPaid: boolean): string {
  if (payment?.state !== 'awaiting' || payment.moneyUnderReview || isSaidPaid) return words.methodTitle
  return payment.method === 'nets' ? words.netsTitle : words.qrTitle
}
