import type { Db } from '../../../database/database.ts'

/** Payments with what a member and staff both see of them: the order's terms, the days they became, whether money waits for a decision. */
export function paymentsWithFacts(db: Db) {
  return db
    .selectFrom('payment as p')
    .innerJoin('member_order as o', 'o.id', 'p.order_id')
    .leftJoin('term as t', (join) => join.onRef('t.payment_id', '=', 'p.id').on('t.voided_at', 'is', null))
    .selectAll('p')
    .select(['o.plan_code', 'o.months', 'o.free_months', 'o.promo_code', 't.first_day', 't.last_day'])
    .select(({ selectFrom, exists }) =>
      exists(selectFrom('charge as c').select('c.id').whereRef('c.payment_id', '=', 'p.id').where('c.outcome', '=', 'toReview')).as(
        'under_review',
      ),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof paymentsWithFacts>['execute']>>[number]

/** The part of the answer that is alike for a member and for staff. */
export function factsOf(row: Row) {
  return {
    id: row.id,
    transactionNumber: row.transaction_number,
    method: row.method,
    state: row.state,
    plan: row.plan_code,
    months: row.months,
    freeMonths: row.free_months,
    amountCents: row.amount_cents,
    promoCode: row.promo_code,
    payNumber: row.pay_number,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.settled_at?.toISOString() ?? null,
    validFrom: row.first_day,
    validTo: row.last_day,
  }
}
