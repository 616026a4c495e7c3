import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { viewPayment } from './payments.views.ts'

/** A member's own payment as it stands; refuses with `payments.notFound`. */
export async function readOwnPayment(
  deps: Pick<Dependencies, 'db' | 'clock' | 'gateways'>,
  memberId: string,
  id: string,
): Promise<Payment> {
  const payment = await viewPayment(deps, memberId, id)
  if (!payment) throw new Refusal('payments.notFound')
  return payment
}
