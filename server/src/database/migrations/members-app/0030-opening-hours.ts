import { type Kysely, sql } from 'kysely'

/** Shops and places have the hours of a usual week beside what is told of them; null where they are not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['shop', 'place']) await sql.raw(`alter table ${table} add column opening_hours jsonb`).execute(db)
}
