import { type Kysely, sql } from 'kysely'

/** The index of what is not deleted alone, which few rows are left out of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index notification_inbox`.execute(db)
}
