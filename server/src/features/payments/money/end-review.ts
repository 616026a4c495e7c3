import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { closePartsOf } from './charge-parts.repo.ts'
import { type ChargeRow, decideCharge, type Decision } from './charges.repo.ts'
import { leaveReview } from './leave-review.ts'
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
  await leaveReview(tx, payment, decision.at)
}
