import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listDeskPayments as endpoint } from '@mwc/contract/payments/payment-desk.calls'
import type { Db } from '../../../database/database.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import { deskPayments, type PaymentColumn, type PaymentFilter } from './payment-desk.repo.ts'
import { deskPaymentView } from './payment-desk.views.ts'

/** A page of payments that fit the filter. */
export async function listDeskPayments(db: Db, asked: AskedPage<PaymentColumn> & PaymentFilter): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, await deskPayments(db, asked), asked)
  return { rows: rows.map(deskPaymentView), ...counted }
}
