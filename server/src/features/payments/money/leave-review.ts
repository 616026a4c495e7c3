import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { movePayment, touchPayment } from '../orders/payments.repo.ts'
import { isUnderReview } from './charges.repo.ts'

/** After a decision on money that made no term: a payment of which no more waits for one has ended. The member must be locked. */
export async function leaveReview(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  if (payment.state === 'toReview' && !(await isUnderReview(tx, payment.id))) await movePayment(tx, payment.id, { state: 'refunded' }, at)
  else await touchPayment(tx, payment.id)
}
