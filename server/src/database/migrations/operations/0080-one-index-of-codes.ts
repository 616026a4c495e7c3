import { type Kysely, sql } from 'kysely'

/** The index by which orders of a code were found, for their payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index member_order_promo_code`.execute(db)
}
