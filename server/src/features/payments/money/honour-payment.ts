import type { Tx } from '../../../database/database.ts'
import { together } from '../../../database/in-transaction.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { addTerm } from '../../membership/add-term.ts'
import { consumePromo } from '../../promos/consume-promo.ts'
import type { MemberOrderRow, PaymentRow } from '../../../database/rows.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { pace } from '../orders/gateway-check-pace.rules.ts'
import { cancelWaiting, endOrder, movePayment, openOrderOf } from '../orders/payments.repo.ts'

/**
 * Turns settled money, or a promo of the whole price, into the payment's one term. The member must be locked.
 * Gives up an order opened meanwhile. Answers with the term's last day.
 */
export async function honourPayment(
  tx: Tx,
  payment: PaymentRow,
  order: MemberOrderRow,
  { settledAt, freeMonths, at }: { settledAt: Temporal.Instant; freeMonths: number; at: Date },
): Promise<Temporal.PlainDate> {
  const query_after = payment.method === 'promo' ? null : new Date(at.getTime() + pace.paid * 1000)
  const isEnded = order.state === 'settled'
  const none = Promise.resolve()
  const [, , , , newer, term] = await together(
    movePayment(tx, payment.id, { state: 'paid', settled_at: toDate(settledAt), query_after }, at),
    isEnded ? none : cancelWaiting(tx, order.id, at),
    isEnded ? none : endOrder(tx, order.id, 'settled', at),
    order.promo_id === null ? none : consumePromo(tx, order.id, at),
    openOrderOf(tx, payment.member_id),
    addTerm(tx, payment.member_id, {
      months: order.months + freeMonths,
      paidOn: dayOf(settledAt),
      source: payment.method === 'promo' ? 'promo' : 'payment',
      paymentId: payment.id,
      at,
    }),
  )
  if (newer) await giveUpOrder(tx, newer, at)
  return term.lastDay
}
