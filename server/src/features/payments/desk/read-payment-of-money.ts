import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findPaymentOfMoney } from './payment-desk.repo.ts'

/** The payment that an arrival of money is for; refuses with `payments.notFound`. */
export async function readPaymentOfMoney(db: Db, chargeId: string): Promise<string> {
  const paymentId = await findPaymentOfMoney(db, chargeId)
  if (!paymentId) throw new Refusal('payments.notFound')
  return paymentId
}
