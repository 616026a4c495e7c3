import { sql } from 'kysely'
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
      // Looked up for each: without the offset PostgreSQL reads all money to review for a page of payments.
      exists(
        selectFrom('charge as c')
          .select('c.id')
          .whereRef('c.payment_id', '=', 'p.id')
          .where('c.outcome', '=', 'toReview')
          .offset(sql.lit(0)),
      ).as('under_review'),
    )
}
