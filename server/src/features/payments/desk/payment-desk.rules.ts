import type { PaymentMethod, PaymentState } from '@mwc/contract/payments/payment-kinds'
import { mayBecome } from '../orders/payment.rules.ts'

/** Whether money under review may make the term of its payment: otherwise it can only be sent back. */
export function isHonourable(money: { amountCents: number }, payment: { state: PaymentState }, member: { closed: boolean }): boolean {
  return !member.closed && money.amountCents >= 0 && mayBecome(payment.state, 'paid')
}

/** Whether a slip of a NETS machine may settle a payment, or is missing of money that the machine or a file told of. */
export function isCollectable({
  method,
  state,
  slip_missing,
}: {
  method: PaymentMethod
  state: PaymentState
  slip_missing: boolean
}): boolean {
  return method === 'nets' && (slip_missing || (state !== 'paid' && state !== 'refunded'))
}

/** Whether a payment's money may be sent back; what waits for a decision is sent back there. */
export function isRefundable({ state }: { state: PaymentState }): boolean {
  return state === 'paid'
}
