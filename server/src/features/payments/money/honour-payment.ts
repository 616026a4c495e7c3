import type { Tx } from '../../../database/database.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { addTerm } from '../../membership/add-term.ts'
import { consumePromo } from '../../promos/consume-promo.ts'
import type { MemberOrderRow, PaymentRow } from '../../../database/rows.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { pace } from '../orders/gateway-check-pace.rules.ts'
import { cancelWaiting, endOrder, movePayment, openOrderOf } from '../orders/payments.repo.ts'

/**
 * Turns settled money, or a promo of the whole price, into the payment's one term. The member must be locked.
 * Gives up an order opened meanwhile.
 */
export async function honourPayment(
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
  await addTerm(tx, payment.member_id, {
    months: order.months + freeMonths,
    paidOn: dayOf(settledAt),
    source: payment.method === 'promo' ? 'promo' : 'payment',
    paymentId: payment.id,
    at,
  })
}
