import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { findOrder, findPayment } from '../orders/payments.repo.ts'

/** Gives up the open order of a payment. Money that still arrives for it is judged as late, not lost. */
export async function cancelPayment(deps: Pick<Dependencies, 'db' | 'clock'>, memberId: string, paymentId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockMember(tx, memberId)
    const payment = await findPayment(tx, paymentId)
    if (!payment || payment.member_id !== memberId) throw new Refusal('payments.notFound')
    const order = await findOrder(tx, payment.order_id)
    if (order.state === 'cancelled') return
    if (order.state !== 'open') throw new Refusal('payments.orderEnded')
    await giveUpOrder(tx, order, toDate(deps.clock.now()))
  })
}
