import { type Kysely, sql } from 'kysely'

const statements = [
  `create index member_directory_first_day on member_directory (first_day) where not closed`,
  `create index member_directory_run_from on member_directory (run_from) where not closed`,
  `create index member_directory_deactivated on member_directory (sort_name, member_id) where deactivated and not closed`,
  `create index member_directory_closed on member_directory (sort_name, member_id) where closed`,
]

/** Members of a status are found by the days that make it, and those who were stopped or are gone by that alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
