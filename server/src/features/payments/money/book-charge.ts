import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../database/database.ts'
import { together } from '../../../database/in-transaction.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import type { GatewayCharge } from '../../../ports/payment-gateway.ts'
import type { LockedMember } from '../../membership/lock-member.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { insertCharge, putToReview } from './charges.repo.ts'
import { judgeCharge, mayBecome, momentOfPayment } from '../orders/payment.rules.ts'
import { findOrder, getPayment, movePayment, touchPayment } from '../orders/payments.repo.ts'
import { type NotifyDependencies, notifyOfMoney } from './notify-of-money.ts'
import { takePromoBack } from './take-promo-back.ts'
import { honourPayment } from './honour-payment.ts'

/**
 * Books an arrival of money once: it becomes a term, or goes to staff with the reason. Tells the member, who must be locked.
 * Null when this payment has this arrival (the gateway's own id) already. Under the id of another's money it goes to staff.
 * Of the payment as it was `found` before only what never changes is believed.
 */
export async function bookCharge(
  tx: Tx,
  deps: NotifyDependencies,
  found: PaymentRow,
  charge: GatewayCharge,
  member: LockedMember,
  now: Temporal.Instant,
): Promise<{ id: string; outcome: 'honoured' | 'toReview' } | null> {
  const at = toDate(now)
  const id = randomUUID()
  const [payment, order, booked] = await together(
    getPayment(tx, found.id),
    findOrder(tx, found.order_id),
    insertCharge(tx, found, charge, { id, at }),
  )
  if (booked === 'known') return null
  const paidAt = momentOfPayment(charge.settledAt, toInstant(payment.created_at), now)
  const asked = { amountCents: payment.amount_cents, state: payment.state }
  const gone = member.deactivated || member.closed
  const judged = booked === 'nameOfAnother' ? booked : judgeCharge(charge, asked, order, { gone })
  const verdict = judged === 'honourIfPromoHolds' ? ((await takePromoBack(tx, order, paidAt, at)) ? 'honour' : 'promoGone') : judged
  const money = { id, amount_cents: charge.amountCents, currency: charge.currency.toUpperCase() }
  if (verdict === 'honour') {
    const lastDay = await honourPayment(tx, payment, order, { settledAt: paidAt, freeMonths: order.free_months, at })
    await notifyOfMoney(tx, deps, payment, money, 'received', lastDay)
    return { id, outcome: 'honoured' }
  }
  await putToReview(tx, id, verdict)
  if (mayBecome(payment.state, 'toReview')) await movePayment(tx, payment.id, { state: 'toReview' }, at)
  else await touchPayment(tx, payment.id)
  await notifyOfMoney(tx, deps, payment, money, 'checked')
  return { id, outcome: 'toReview' }
}
