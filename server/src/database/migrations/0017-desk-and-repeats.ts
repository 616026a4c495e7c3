import { type Kysely, sql } from 'kysely'

const statements = [
  // Empty for sessions and rows from before: nobody wrote down where they came from.
  `alter table staff_session add column address_hash text`,
  `create index staff_session_staff on staff_session (staff_id, address_hash)`,
]

/** Where staff signed in from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
