import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../database/database.ts'
import { dayOf, toDate, toInstant } from '../../../ports/clock.ts'
import type { GatewayCharge } from '../../../ports/payment-gateway.ts'
import { layTerm } from '../../membership/lay-term.ts'
import type { LockedMember } from '../../membership/lock-member.ts'
import { consumePromo, lockPromos, reclaimPromo } from '../../promos/reserve-promo.ts'
import type { MemberOrderRow, PaymentRow } from '../../../database/rows.ts'
import { bookCharge } from './charges.repo.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { judgeCharge, mayBecome, momentOfPayment } from '../orders/payment.rules.ts'
import { pace } from '../orders/gateway-check-pace.rules.ts'
import { cancelWaiting, endOrder, findOrder, movePayment, openOrderOf, touchPayment } from '../orders/payments.repo.ts'
import { tellOfMoney, type Telling } from './notify-of-money.ts'

/**
 * Books one arrival of money for a payment, once: it becomes a term, or is put in front of staff with the reason; either is told to the
 * member. The member must be locked. Null when this arrival (the gateway's own id of it) was booked for this payment before; under the id of
 * another payment's money it is put in front of staff.
 */
export async function takeCharge(
  tx: Tx,
  parts: Telling,
  payment: PaymentRow,
  charge: GatewayCharge,
  member: LockedMember,
  now: Temporal.Instant,
): Promise<{ id: string; outcome: 'honoured' | 'toReview' } | null> {
  const at = toDate(now)
  const id = randomUUID()
  const booked = await bookCharge(tx, payment, charge, { id, at })
  if (booked === 'known') return null
  const order = await findOrder(tx, payment.order_id)
  const paidAt = momentOfPayment(charge.settledAt, toInstant(payment.created_at), now)
  const asked = { amountCents: payment.amount_cents, state: payment.state }
  const gone = member.deactivated || member.closed
  const judged = booked === 'nameOfAnother' ? booked : judgeCharge(charge, asked, order, { gone })
  const verdict = judged === 'honourIfPromoHolds' ? ((await takePromoBack(tx, order, paidAt, at)) ? 'honour' : 'promoGone') : judged
  const money = { id, amount_cents: charge.amountCents, currency: charge.currency.toUpperCase() }
  if (verdict === 'honour') {
    await honour(tx, payment, order, { settledAt: paidAt, freeMonths: order.free_months, at })
    await tellOfMoney(tx, parts, payment, money, 'received')
    return { id, outcome: 'honoured' }
  }
  await tx.updateTable('charge').set({ outcome: 'toReview', review_reason: verdict }).where('id', '=', id).execute()
  if (mayBecome(payment.state, 'toReview')) await movePayment(tx, payment.id, { state: 'toReview' }, at)
  else await touchPayment(tx, payment.id)
  await tellOfMoney(tx, parts, payment, money, 'checked')
  return { id, outcome: 'toReview' }
}

/** Takes the promo of an order that has ended again, if its limits and period allow; true where the order had none. */
export async function takePromoBack(tx: Tx, order: MemberOrderRow, paidAt: Temporal.Instant, at: Date): Promise<boolean> {
  // Honouring gives up the member's newer order, whose promo is then given back: both are locked in one order for all.
  const newer = await openOrderOf(tx, order.member_id)
  await lockPromos(tx, [order.promo_id, newer?.promo_id ?? null])
  return reclaimPromo(tx, order.id, paidAt, at)
}

/**
 * Turns settled money, or a promo that covers the whole price, into the one term of this payment. The member must be locked. An order
 * that they opened meanwhile is given up: what it was for has been paid.
 */
export async function honour(
  tx: Tx,
  payment: PaymentRow,
  order: MemberOrderRow,
  { settledAt, freeMonths, at }: { settledAt: Temporal.Instant; freeMonths: number; at: Date },
): Promise<void> {
  const query_after = payment.method === 'promo' ? null : new Date(at.getTime() + pace.paid * 1000)
  await movePayment(tx, payment.id, { state: 'paid', settled_at: toDate(settledAt), query_after }, at)
  if (order.state !== 'settled') {
    await cancelWaiting(tx, order.id, at)
    await endOrder(tx, order.id, 'settled', at)
  }
  await consumePromo(tx, order.id, at)
  const newer = await openOrderOf(tx, payment.member_id)
  if (newer) await giveUpOrder(tx, newer, at)
  await layTerm(tx, payment.member_id, {
    months: order.months + freeMonths,
    paidOn: dayOf(settledAt),
    source: payment.method === 'promo' ? 'promo' : 'payment',
    paymentId: payment.id,
    at,
  })
}
