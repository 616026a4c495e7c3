import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { MemberOrderRow, PaymentRow } from '../../database/rows.ts'
import type { Parts } from '../../parts.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import type { GatewayCharge, GatewayReport } from '../../ports/payment-gateway.ts'
import { layTerm } from '../membership/lay-term.ts'
import { type LockedMember, lockMember } from '../membership/lock-member.ts'
import { consumePromo, reclaimPromo } from '../promos/reserve-promo.ts'
import { judgeCharge, mayBecome, paidQueryDelay } from './payment.rules.ts'
import { cancelWaiting, endOrder, findOrder, findPayment, findPaymentByNumber, movePayment, touchPayment } from './payments.repo.ts'

/**
 * Believes one word of the gateway: every arrival of money in it once, and "failed" where no money came. Safe to repeat, to reorder and
 * to delay. False when the gateway speaks of a payment that is not ours.
 */
export async function settlePayment({ db, clock }: Pick<Parts, 'db' | 'clock'>, gateway: string, report: GatewayReport): Promise<boolean> {
  const found = await findPaymentByNumber(db, gateway, report.transactionNumber)
  if (!found) return false
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, found.member_id)
    for (const charge of report.charges) await takeCharge(tx, found.id, gateway, charge, member, clock.now())
    const payment = await findPayment(tx, found.id)
    if (report.state === 'failed' && report.charges.length === 0 && payment?.state === 'awaiting') {
      await movePayment(tx, found.id, { state: 'failed', failure_reason: (report.failureReason ?? 'declined').slice(0, 200) })
    }
  })
  return true
}

async function takeCharge(
  tx: Tx,
  paymentId: string,
  gateway: string,
  charge: GatewayCharge,
  member: LockedMember,
  now: Temporal.Instant,
): Promise<void> {
  const at = toDate(now)
  const inserted = await tx
    .insertInto('charge')
    .values({
      id: randomUUID(),
      gateway,
      charge_id: charge.chargeId,
      payment_id: paymentId,
      amount_cents: charge.amountCents,
      currency: charge.currency.toUpperCase(),
      settled_at: toDate(charge.settledAt),
      received_at: at,
      outcome: 'honoured',
      review_reason: null,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'charge_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  const payment = await findPayment(tx, paymentId)
  if (!payment) return
  const order = await findOrder(tx, payment.order_id)
  const judged = judgeCharge(charge, { amountCents: payment.amount_cents, state: payment.state }, order, {
    gone: member.deactivated || member.closed,
  })
  const verdict =
    judged === 'honourIfPromoHolds' ? ((await reclaimPromo(tx, order.id, charge.settledAt, at)) ? 'honour' : 'promoGone') : judged
  if (verdict === 'honour') return honour(tx, payment, order, charge.settledAt, at)
  await tx.updateTable('charge').set({ outcome: 'toReview', review_reason: verdict }).where('id', '=', inserted.id).execute()
  if (mayBecome(payment.state, 'toReview')) await movePayment(tx, payment.id, { state: 'toReview' })
  else await touchPayment(tx, payment.id)
}

/** Turns settled money, or a promo that covers the whole price, into the one term of this payment. The member must be locked. */
export async function honour(tx: Tx, payment: PaymentRow, order: MemberOrderRow, settledAt: Temporal.Instant, at: Date): Promise<void> {
  const query_after = payment.method === 'promo' ? null : new Date(at.getTime() + paidQueryDelay * 1000)
  await movePayment(tx, payment.id, { state: 'paid', settled_at: toDate(settledAt), query_after })
  await cancelWaiting(tx, order.id)
  await endOrder(tx, order.id, 'settled', at)
  await consumePromo(tx, order.id, at)
  await layTerm(tx, payment.member_id, {
    months: order.months + order.free_months,
    paidOn: dayOf(settledAt),
    source: payment.method === 'promo' ? 'promo' : 'payment',
    paymentId: payment.id,
    at,
  })
}
