import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { type ChargeRow, closePartsOf, decideCharge, type Decision, isUnderReview } from './charges.repo.ts'
import { movePayment, touchPayment } from '../orders/payments.repo.ts'
import { type NotifyDependencies, notifyOfMoney } from './notify-of-money.ts'

type Back = Decision & { reference: string }

/** Money under review was sent back; a payment of which no more waits for a decision has ended. The member must be locked. */
export async function endReview(
  tx: Tx,
  deps: NotifyDependencies,
  payment: PaymentRow,
  charge: ChargeRow,
  { reference, ...decision }: Back,
): Promise<void> {
  await decideCharge(tx, charge.id, decision, { outcome: 'refunded', refund_reference: reference })
  await closePartsOf(tx, charge, decision)
  await notifyOfMoney(tx, deps, payment, charge, 'sentBack')
  if (payment.state === 'toReview' && !(await isUnderReview(tx, payment.id)))
    await movePayment(tx, payment.id, { state: 'refunded' }, decision.at)
  else await touchPayment(tx, payment.id)
}
