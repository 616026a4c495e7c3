import { type Kysely, sql } from 'kysely'

/** Two of staff who edit prices or settings at once do not overwrite each other: an edit names the version that it saw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['plan', 'setting'])
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db)
}
