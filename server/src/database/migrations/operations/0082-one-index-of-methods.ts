import { type Kysely, sql } from 'kysely'

/** The indexes without what is sorted by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payment_of_code, payment_other_method`.execute(db)
}
