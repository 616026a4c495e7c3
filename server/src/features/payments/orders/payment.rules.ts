import type { PaymentState, ReviewReason } from '@mwc/contract/payments/payment-kinds'

/**
 * Where a payment may go from each state. `awaiting` → `toReview` is money of a wrong amount, currency or order; "failed" never undoes
 * "paid"; money that comes after the end is honoured (`paid`) or looked at by staff.
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
 * What becomes of one arrival of money. `honour` makes the term; `honourIfPromoHolds` does so when a promo that was given back can be
 * taken again; a reason puts it in front of staff. Money is never dropped.
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
 * When a payment counts as paid: the gateway's settlement time, but not before the payment was started nor after now. A gateway whose
 * clock is wrong shortens nobody's membership, and puts no beginning off.
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

/** Payments that a member may open at the gateways: enough for every QR that ran out in a bad hour, too few to make a gateway tired of us. */
export const allowedStarts = { hour: 10, day: 30 } as const

/** Seconds that a payment must have left to be given to a member who starts again. */
const leastLifeSeconds = 60

/** Whether a waiting payment can still be paid by somebody who only now gets to see it. */
export function isWorthPaying(payment: { expiresAt: Temporal.Instant }, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(payment.expiresAt, now.add({ seconds: leastLifeSeconds })) >= 0
}
