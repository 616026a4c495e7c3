import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listReviews as endpoint } from '@mwc/contract/payments/payment-desk.calls'
import type { Db } from '../../../database/database.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import { likeSlips } from './like-slips.repo.ts'
import { paymentsById, type ReviewColumn, reviews } from './payment-desk.repo.ts'
import { arrivalView, deskPaymentView, moneyActsFor } from './payment-desk.views.ts'

/** A page of the money that waits for a decision, and what a role may do with each. */
export async function listReviews(db: Db, asked: AskedPage<ReviewColumn>, role: StaffRole): Promise<OutputOf<typeof endpoint>> {
  const { rows: money, ...counted } = await pageOfList(db, reviews(db), asked)
  const payments = await paymentsById(db, [...new Set(money.map(({ payment_id }) => payment_id))])
  const likes = await likeSlips(
    db,
    money.map(({ id }) => id),
  )
  const rows = money.flatMap((charge) => {
    const row = payments.get(charge.payment_id)
    return row ? [{ ...arrivalView(charge, likes), may: moneyActsFor(role, charge, row, likes), payment: deskPaymentView(row) }] : []
  })
  return { rows, ...counted }
}
