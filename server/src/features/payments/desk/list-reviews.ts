import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listReviews as endpoint } from '@mwc/contract/payments/payment-desk.calls'
import type { Db } from '../../../database/database.ts'
import { mayBecome } from '../orders/payment.rules.ts'
import { pageOfReviews } from './payment-desk.repo.ts'
import { arrivalView, deskPaymentView } from './payment-desk.views.ts'

/** A page of the money that waits for a decision, the longest first. */
export async function listReviews(db: Db, asked: { page: number; pageSize: number }): Promise<OutputOf<typeof endpoint>> {
  const { money, payments, total } = await pageOfReviews(db, asked)
  const reviews = money.flatMap((charge) => {
    const row = payments.get(charge.payment_id)
    if (!row) return []
    const mayHonour = row.member_closed_at === null && charge.amount_cents > 0 && mayBecome(row.state, 'paid')
    return [{ ...arrivalView(charge), mayHonour, payment: deskPaymentView(row) }]
  })
  return { reviews, total }
}
