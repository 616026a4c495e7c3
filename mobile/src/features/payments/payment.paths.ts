import type { Payment } from '@mwc/contract/payments/payments.schemas'

export const paymentMethodPath = '/pages/payment-method/payment-method'
export const transactionHistoryPath = '/pages/transaction-history/transaction-history'
export const memberCardPath = '/pages/tab-bar/member/member'
export const myPagePath = '/pages/tab-bar/my-page/my-page'

export function qrCodePath(id: string): string {
  return `/pages/payment-qr-code/payment-qr-code?id=${id}`
}

export function uncollectedPath(id: string): string {
  return `/pages/payment-uncollected/payment-uncollected?id=${id}`
}

export function successfulPath(id: string): string {
  return `/pages/payment-successful/payment-successful?id=${id}`
}

/** Chooses again what a payment was for: its plan, and its code if it had one. */
export function sameAgainPath({ plan, promoCode }: Pick<Payment, 'plan' | 'promoCode'>): string {
  return `${paymentMethodPath}?${new URLSearchParams({ plan, ...(promoCode === null ? {} : { promo: promoCode }) })}`
}

/** The screen on which a payment stands now. */
export function pathOfPayment({ id, state, method }: Pick<Payment, 'id' | 'state' | 'method'>): string {
  if (state === 'paid') return successfulPath(id)
  return method === 'nets' ? uncollectedPath(id) : qrCodePath(id)
}
