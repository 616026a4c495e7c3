import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { CounterPayment } from '@mwc/contract/payments/counter-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { paymentsById } from './payment-desk.repo.ts'
import { deskPaymentView, paymentActsFor } from './payment-desk.views.ts'

/** Payments by their ids, in that order, and what a role may do with each. */
export async function listPaymentsById(db: Db, ids: string[], role: StaffRole): Promise<CounterPayment[]> {
  const rows = await paymentsById(db, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [{ ...deskPaymentView(row), may: paymentActsFor(role, row) }] : []
  })
}
