import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { CounterPayment } from '@mwc/contract/payments/counter-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { listPaymentsById } from '../desk/list-payments-by-id.ts'
import { netsPaymentIds } from './counter-members.repo.ts'

/** NETS payments that a code or a number means, and those of some members that wait, which come first. */
export async function listNetsPayments(
  db: Db,
  asked: { search: string; memberIds: string[]; most: number },
  role: StaffRole,
): Promise<CounterPayment[]> {
  return listPaymentsById(db, await netsPaymentIds(db, asked), role)
}
