import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table charge add column statement_line_id uuid references statement_line, add column told_at timestamptz`,
  // What waits for somebody, as Work counts it and Matching lists it.
  `create index statement_line_waiting on statement_line (day, id)
    where state in ('unmatched', 'partial', 'excess', 'duplicate', 'proposed')`,
]

/** Money that a line of a file settled knows its line, and when the gateway told of it, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
