import { type Kysely, sql } from 'kysely'

/** The index without the answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index consent_member`.execute(db)
}
