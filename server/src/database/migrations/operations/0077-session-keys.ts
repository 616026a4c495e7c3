import { type Kysely, sql } from 'kysely'

/** By which key the acts of a session are signed; those that are open have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column public_key text`.execute(db)
}
