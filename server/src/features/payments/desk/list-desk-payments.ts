import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listDeskPayments as endpoint } from '@mwc/contract/payments/payment-desk.calls'
import type { Db } from '../../../database/database.ts'
import { pageOfDeskPayments } from './payment-desk.repo.ts'
import { deskPaymentView } from './payment-desk.views.ts'

/** A page of payments that fit the filter, newest first. */
export async function listDeskPayments(db: Db, asked: Parameters<typeof pageOfDeskPayments>[1]): Promise<OutputOf<typeof endpoint>> {
  const { rows, total } = await pageOfDeskPayments(db, asked)
  return { payments: rows.map(deskPaymentView), total }
}
