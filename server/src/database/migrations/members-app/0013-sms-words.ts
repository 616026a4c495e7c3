import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table sms add column told_at timestamptz`,
  // Until now both kinds of state changes set \`ended_at\`: what is there already is neither handed over again nor overruled.
  `update sms set told_at = ended_at where state in ('sent', 'delivered')`,
]

/** What the provider says of a message is told apart from what the server noted itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
