import { type Kysely, sql } from 'kysely'

const statements = [
  // Both ways, for unpaid ones stand last in either.
  `create index payment_settled on payment (settled_at, id)`,
  `create index payment_settled_last on payment (settled_at desc nulls last, id desc)`,
  `create index payment_by_amount on payment (amount_cents, id)`,
  `create index payment_of_amount on payment (amount_cents, created_at desc, id desc)`,
  `create index payment_of_state on payment (state, created_at desc, id desc)`,
  `create index member_order_promo_code on member_order (promo_code) where promo_code is not null`,
]

/** The list of payments is found and sorted by the day paid, the amount, the state and the promo code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
