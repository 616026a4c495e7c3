import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../parts.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { lockMember } from '../membership/lock-member.ts'
import { voidTerm } from '../membership/void-term.ts'
import { returnPromo } from '../promos/reserve-promo.ts'
import { decideCharge, honouredCharge, isReturned } from './charges.repo.ts'
import { findPayment, movePayment, paidPaymentOf } from './payments.repo.ts'
import { tellOfMoney, type Telling } from './tell-of-money.ts'

/**
 * Staff note that the money of a paid payment was sent back: its term is voided, and its promo's use given back where no other payment
 * of the order stands for it. The money itself moves at the gateway or the bank; this keeps the reference of that. Safe to repeat.
 */
export async function refundPayment(
  parts: Telling & Pick<Parts, 'db'>,
  staffId: string,
  { id, note, reference }: { id: string; note: string; reference: string },
): Promise<string> {
  const { db, clock } = parts
  return inTransaction(db, async (tx) => {
    const found = await findPayment(tx, id)
    if (!found) throw new Refusal('payments.notFound')
    await lockMember(tx, found.member_id)
    const payment = await findPayment(tx, id)
    if (payment?.state === 'refunded' && (await isReturned(tx, id, reference))) return id
    const charge = payment?.state === 'paid' ? await honouredCharge(tx, id) : undefined
    if (!payment || !charge) throw new Refusal('payments.notRefundable')
    const now = clock.now()
    const at = toDate(now)
    await decideCharge(tx, charge.id, { staffId, note, at }, { outcome: 'refunded', refund_reference: reference })
    await movePayment(tx, id, { state: 'refunded' }, at)
    await voidTerm(tx, payment.member_id, { paymentId: id, reason: `refunded: ${note}`, today: dayOf(now), at })
    await tellOfMoney(tx, parts, payment, charge, 'refunded')
    if (!(await paidPaymentOf(tx, payment.order_id))) await returnPromo(tx, payment.order_id, at)
    return id
  })
}
