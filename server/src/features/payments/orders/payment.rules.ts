import type { PaymentState, ReviewReason } from '@mwc/contract/payments/payment-kinds'

/**
 * Next states of each. `awaiting` → `toReview`: wrong amount, currency or order. "Failed" never undoes "paid".
 * Money that comes after the end is honoured (`paid`) or looked at by staff.
 */
export const nextStates: Record<PaymentState, readonly PaymentState[]> = {
  awaiting: ['paid', 'failed', 'expired', 'cancelled', 'toReview'],
  failed: ['paid', 'toReview'],
  expired: ['paid', 'toReview'],
  cancelled: ['paid', 'toReview'],
  toReview: ['paid', 'refunded'],
  paid: ['refunded'],
  refunded: [],
}

export function mayBecome(from: PaymentState, to: PaymentState): boolean {
  return nextStates[from].includes(to)
}

/**
 * What becomes of money, which is never dropped: `honour` makes the term, a reason puts it in front of staff.
 * `honourIfPromoHolds` makes it if a returned promo can be taken again.
 */
export function judgeCharge(
  charge: { amountCents: number; currency: string },
  payment: { amountCents: number; state: PaymentState },
  order: { state: 'open' | 'settled' | 'cancelled' | 'ended' },
  member: { gone: boolean },
): 'honour' | 'honourIfPromoHolds' | ReviewReason {
  if (charge.currency.toUpperCase() !== 'SGD') return 'wrongCurrency'
  if (order.state === 'settled' || payment.state === 'refunded') return 'secondPayment'
  if (charge.amountCents !== payment.amountCents) return 'wrongAmount'
  if (member.gone) return 'memberGone'
  return order.state === 'open' ? 'honour' : 'honourIfPromoHolds'
}

/**
 * When a payment counts as paid: the gateway's settlement time, but not before its start nor after now.
 * So a gateway's wrong clock shortens and delays no membership.
 */
export function momentOfPayment(settledAt: Temporal.Instant, startedAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  if (Temporal.Instant.compare(settledAt, startedAt) < 0) return startedAt
  return Temporal.Instant.compare(settledAt, now) > 0 ? now : settledAt
}

/** Minutes that an order stays open after its last payment ended, so that a fresh QR keeps its price and promo. */
export const orderGraceMinutes = 60

/** Hours during which an order takes fresh payments: its price and promo are promised that long, not for ever. */
const orderLifeHours = 24

/** The moment before which an order must have been opened to take no more payments at `now`. */
export function orderTooOldBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: orderLifeHours })
}

/** Payments that a member may start: enough for a bad hour of QRs that ran out, few enough not to tire a gateway. */
export const allowedStarts = { hour: 10, day: 30 } as const

/** Seconds that a payment must have left to be given to a member who starts again. */
const leastLifeSeconds = 60

/** Whether a waiting payment can still be paid by somebody who only now gets to see it. */
export function isWorthPaying(payment: { expiresAt: Temporal.Instant }, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(payment.expiresAt, now.add({ seconds: leastLifeSeconds })) >= 0
}
