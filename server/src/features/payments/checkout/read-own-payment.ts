import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findOwnPaymentRow } from './own-payments.repo.ts'
import { paymentView } from './payments.views.ts'

/** A member's own payment as it stands; refuses with `payments.notFound`. */
export async function readOwnPayment(
  deps: Pick<Dependencies, 'db' | 'clock' | 'gateways'>,
  memberId: string,
  id: string,
): Promise<Payment> {
  const row = await findOwnPaymentRow(deps.db, memberId, id)
  if (!row) throw new Refusal('payments.notFound')
  return paymentView(row, deps)
}
