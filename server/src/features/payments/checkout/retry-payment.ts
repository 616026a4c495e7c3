import { inTransaction, together } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { addPayment, type Started } from './add-payment.ts'
import { reuseWaitingPayment } from './reuse-waiting-payment.ts'
import { findOrder, findPayment } from '../orders/payments.repo.ts'
import { findRepeatedStart, digest } from './find-repeated-start.ts'
import { isOrderTooOld } from './is-order-too-old.ts'

/**
 * A fresh payment on another one's order; that one stops waiting, and the reserved promo stays reserved.
 * If a payment of the same method took its place already, that one waits.
 * Refuses with `payments.hourLimit` and `payments.dayLimit`.
 */
export async function retryPayment(
  deps: Dependencies,
  memberId: string,
  input: { id: string; idempotencyKey: string; method: 'paynow' | 'nets' },
): Promise<Started> {
  const requestDigest = digest([input.id, input.method])
  const settings = await readSettings(deps.db)
  return inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, memberId)
    const [repeated, former] = await together(
      findRepeatedStart(tx, memberId, input.idempotencyKey, requestDigest),
      findPayment(tx, input.id),
    )
    if (repeated) return { id: repeated, payment: null }
    if (!former || former.member_id !== memberId) throw new Refusal('payments.notFound')
    if (member.deactivated) throw new Refusal('payments.deactivated')
    const order = await findOrder(tx, former.order_id)
    if (order.state !== 'open' || isOrderTooOld(order, deps.clock.now())) throw new Refusal('payments.orderEnded')
    const sent = { key: input.idempotencyKey, requestDigest, method: input.method }
    const waiting = await reuseWaitingPayment(tx, deps, order, { ...sent, replacing: former.id })
    return waiting ? { id: waiting, payment: null } : addPayment(tx, deps, order, { ...sent, settings, isFirst: false })
  })
}
