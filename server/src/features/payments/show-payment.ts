import type { Payment } from '@mwc/contract/payments'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../parts.ts'
import { viewPayment } from './payments.views.ts'

/** A member's own payment as it stands; refuses with `payments.notFound`. */
export async function showPayment({ db, clock }: Pick<Parts, 'db' | 'clock'>, memberId: string, id: string): Promise<Payment> {
  const payment = await viewPayment(db, memberId, id, clock.now())
  if (!payment) throw new Refusal('payments.notFound')
  return payment
}
