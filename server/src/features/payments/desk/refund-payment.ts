import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { honouredCharge, isReturned } from '../money/charges.repo.ts'
import { findPayment } from '../orders/payments.repo.ts'
import { undoPayment } from '../money/undo-payment.ts'
import { recordPaymentAct, type PaymentDetail } from './record-payment-act.ts'
import { readDeskPayment } from './read-desk-payment.ts'
import { type MoneyDependencies, readyToNotify } from '../money/notify-of-money.ts'
import { isRefundable } from './payment-desk.rules.ts'

/**
 * Staff note that a paid payment's money was sent back, by gateway or bank; keeps that reference. Safe to repeat.
 * Voids its term, and gives the promo's use back where no other payment of the order stands for it.
 */
export async function refundPayment(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, note, reference }: { id: string; note: string; reference: string },
): Promise<PaymentDetail> {
  const { db, clock } = deps
  const told = await readyToNotify(deps)
  return inTransaction(db, async (tx) => {
    const found = await findPayment(tx, id)
    if (!found) throw new Refusal('payments.notFound')
    await lockMember(tx, found.member_id)
    const payment = await findPayment(tx, id)
    if (payment?.state === 'refunded' && (await isReturned(tx, id, reference))) return readDeskPayment(tx, id, by.role)
    const charge = payment && isRefundable(payment) ? await honouredCharge(tx, id) : undefined
    if (!payment || !charge) throw new Refusal('payments.notRefundable')
    return recordPaymentAct(tx, deps, by, { act: 'payments.refund', paymentId: id, note }, () =>
      undoPayment(tx, told, payment, charge, { staffId: by.staffId, note, reference, at: toDate(clock.now()) }),
    )
  })
}
