import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { dayOf, toInstant } from '../../../ports/clock.ts'
import { voidTerm } from '../../membership/void-term.ts'
import { returnPromo } from '../../promos/return-promo.ts'
import { closePartsOf } from './charge-parts.repo.ts'
import { type ChargeRow, decideCharge, type Decision } from './charges.repo.ts'
import { movePayment, paidPaymentOf } from '../orders/payments.repo.ts'
import { type NotifyDependencies, notifyOfMoney } from './notify-of-money.ts'

type Back = Decision & { reference: string }

/**
 * Voids a payment's term after its money was sent back. The member must be locked.
 * Gives the promo's use back unless another payment of the order stands for it.
 */
export async function undoPayment(
  tx: Tx,
  deps: NotifyDependencies,
  payment: PaymentRow,
  charge: ChargeRow,
  { reference, ...decision }: Back,
): Promise<void> {
  const { at, note } = decision
  await decideCharge(tx, charge.id, decision, { outcome: 'refunded', refund_reference: reference })
  await closePartsOf(tx, charge, decision)
  await movePayment(tx, payment.id, { state: 'refunded' }, at)
  await voidTerm(tx, payment.member_id, { paymentId: payment.id }, { reason: `refunded: ${note}`, today: dayOf(toInstant(at)), at })
  await notifyOfMoney(tx, deps, payment, charge, 'refunded')
  if (!(await paidPaymentOf(tx, payment.order_id))) await returnPromo(tx, payment.order_id, at)
}
