import type { Db } from '../../../database/database.ts'

/** What member and staff both see of payments: the order's terms, the days they became, open decisions on money. */
export function paymentsWithFacts(db: Db) {
  return db
    .selectFrom('payment as p')
    .innerJoin('member_order as o', 'o.id', 'p.order_id')
    .leftJoin('term as t', (join) => join.onRef('t.payment_id', '=', 'p.id').on('t.voided_at', 'is', null))
    .selectAll('p')
    .select(['o.plan_code', 'o.months', 'o.free_months', 't.first_day', 't.last_day'])
    .select(({ selectFrom, exists }) =>
      exists(selectFrom('charge as c').select('c.id').whereRef('c.payment_id', '=', 'p.id').where('c.outcome', '=', 'toReview')).as(
        'under_review',
      ),
    )
}
