import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { type LockedMember, lockMember } from '../../membership/lock-member.ts'
import { type ChargeRow, decideCharge, findCharge } from '../money/charges.repo.ts'
import { mayBecome, momentOfPayment } from '../orders/payment.rules.ts'
import { findOrder, findPayment } from '../orders/payments.repo.ts'
import { endReview } from '../money/send-money-back.ts'
import { honour, takePromoBack } from '../money/book-charge.ts'
import { tellOfMoney, type Telling } from '../money/notify-of-money.ts'

type Deciding = Telling & Pick<Parts, 'db'>

/**
 * Staff let money under review make the term of its payment, as of the day on which it was paid. The promo's free months come with it
 * only where the code can be taken again under its limits. Answers with the payment's id. Safe to repeat.
 */
export async function honourMoney(parts: Deciding, staffId: string, { id, note }: { id: string; note: string }): Promise<string> {
  return decide(
    parts,
    id,
    ({ outcome }) => outcome === 'honoured',
    async (tx, charge, member) => {
      const payment = await findPayment(tx, charge.payment_id)
      if (!payment || member.closed || charge.amount_cents < 0 || !mayBecome(payment.state, 'paid'))
        throw new Refusal('payments.onlyRefund')
      const now = parts.clock.now()
      const at = toDate(now)
      const settledAt = momentOfPayment(toInstant(charge.settled_at), toInstant(payment.created_at), now)
      const order = await findOrder(tx, payment.order_id)
      const isPromoHeld = await takePromoBack(tx, order, settledAt, at)
      await decideCharge(tx, charge.id, { staffId, note, at }, { outcome: 'honoured' })
      await honour(tx, payment, order, { settledAt, freeMonths: isPromoHeld ? order.free_months : 0, at })
      await tellOfMoney(tx, parts, payment, charge, 'accepted')
    },
  )
}

/** Staff note that money under review was sent back. Answers with the payment's id. Safe to repeat. */
export async function returnMoney(
  parts: Deciding,
  staffId: string,
  { id, note, reference }: { id: string; note: string; reference: string },
): Promise<string> {
  return decide(
    parts,
    id,
    ({ outcome, refund_reference }) => outcome === 'refunded' && refund_reference?.toUpperCase() === reference,
    async (tx, charge) => {
      const payment = await findPayment(tx, charge.payment_id)
      if (payment) await endReview(tx, parts, payment, charge, { staffId, note, reference, at: toDate(parts.clock.now()) })
    },
  )
}

async function decide(
  { db }: Deciding,
  chargeId: string,
  isRepeated: (charge: ChargeRow) => boolean,
  run: (tx: Tx, charge: ChargeRow, member: LockedMember) => Promise<void>,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const found = await findCharge(tx, chargeId)
    const payment = found && (await findPayment(tx, found.payment_id))
    if (!payment) throw new Refusal('payments.notFound')
    const member = await lockMember(tx, payment.member_id)
    const charge = await findCharge(tx, chargeId)
    if (charge?.outcome === 'toReview') await run(tx, charge, member)
    // The same decision sent again is the one that was taken; another one, another transfer too, comes too late.
    else if (!charge?.decided_by || !isRepeated(charge)) throw new Refusal('payments.reviewed')
    return payment.id
  })
}
