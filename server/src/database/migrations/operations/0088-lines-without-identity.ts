import { type Kysely, sql } from 'kysely'

/** Lines are known by their text, kept ones among them. A process that still goes by what they say keeps no file any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statement_line drop column identity`.execute(db)
}
