import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { dayOf, toInstant } from '../../../ports/clock.ts'
import { voidTerm } from '../../membership/void-term.ts'
import { returnPromo } from '../../promos/reserve-promo.ts'
import { type ChargeRow, type Decision, decideCharge, isUnderReview } from './charges.repo.ts'
import { movePayment, paidPaymentOf, touchPayment } from '../orders/payments.repo.ts'
import { tellOfMoney, type Telling } from './notify-of-money.ts'

type Back = Decision & { reference: string }

/**
 * The money of a paid payment was sent back: its term is voided, and its promo's use given back where no other payment of the order stands
 * for it. The member must be locked.
 */
export async function undoPayment(
  tx: Tx,
  parts: Telling,
  payment: PaymentRow,
  charge: ChargeRow,
  { reference, ...decision }: Back,
): Promise<void> {
  const { at, note } = decision
  await decideCharge(tx, charge.id, decision, { outcome: 'refunded', refund_reference: reference })
  await movePayment(tx, payment.id, { state: 'refunded' }, at)
  await voidTerm(tx, payment.member_id, { paymentId: payment.id, reason: `refunded: ${note}`, today: dayOf(toInstant(at)), at })
  await tellOfMoney(tx, parts, payment, charge, 'refunded')
  if (!(await paidPaymentOf(tx, payment.order_id))) await returnPromo(tx, payment.order_id, at)
}

/** Money under review was sent back; a payment of which no more waits for a decision has ended. The member must be locked. */
export async function endReview(
  tx: Tx,
  parts: Telling,
  payment: PaymentRow,
  charge: ChargeRow,
  { reference, ...decision }: Back,
): Promise<void> {
  await decideCharge(tx, charge.id, decision, { outcome: 'refunded', refund_reference: reference })
  await tellOfMoney(tx, parts, payment, charge, 'sentBack')
  if (payment.state === 'toReview' && !(await isUnderReview(tx, payment.id)))
    await movePayment(tx, payment.id, { state: 'refunded' }, decision.at)
  else await touchPayment(tx, payment.id)
}
