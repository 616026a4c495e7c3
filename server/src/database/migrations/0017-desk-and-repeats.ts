import { type Kysely, sql } from 'kysely'

const statements = [
  // What a repeated use is held against; empty for uses from before.
  `alter table redemption add column secret_hash text`,
  // Empty for sessions and rows from before: nobody wrote down where they came from.
  `alter table staff_session add column address_hash text`,
  `create index staff_session_staff on staff_session (staff_id, address_hash)`,
]

/** Where staff signed in from, and what opened a shop for a use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
