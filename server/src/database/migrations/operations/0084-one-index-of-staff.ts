import { type Kysely, sql } from 'kysely'

/** The index without what is sorted by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index message_thread_assigned`.execute(db)
}
