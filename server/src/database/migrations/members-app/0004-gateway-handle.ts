import { type Kysely, sql } from 'kysely'

/** What a gateway has to be shown when it is asked about a payment, where that is more than the pay number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table payment add column gateway_handle text').execute(db)
}
