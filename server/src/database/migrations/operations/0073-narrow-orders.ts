import { type Kysely, sql } from 'kysely'

/** Orders of the directory that the wider ones answer, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['sort_name', 'joined_at', 'last_day']) await sql.raw(`drop index member_directory_${column}`).execute(db)
}
