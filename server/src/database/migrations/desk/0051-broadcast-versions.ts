import { type Kysely, sql } from 'kysely'

/** Two of staff who set when the same broadcast is sent do not overwrite each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table broadcast add column version integer not null default 1`.execute(db)
}
