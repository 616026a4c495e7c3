import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { viewPayment } from './payments.views.ts'

/** A member's own payment as it stands; refuses with `payments.notFound`. */
export async function showPayment(parts: Pick<Parts, 'db' | 'clock' | 'gateways'>, memberId: string, id: string): Promise<Payment> {
  const payment = await viewPayment(parts, memberId, id)
  if (!payment) throw new Refusal('payments.notFound')
  return payment
}
