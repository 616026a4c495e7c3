import { type Kysely, sql } from 'kysely'

const statements = [
  // Which text a notice has and what stands in it; empty where title and text stand as they were written.
  `alter table notification add column kept jsonb`,
  `alter table payment add column reminded_at timestamptz`,
  `create index payment_to_remind on payment (expires_at, id) where state = 'awaiting' and method = 'nets' and reminded_at is null`,
  `alter table voucher add column reminded_at timestamptz`,
  `create index voucher_to_remind on voucher (last_day, id) where used_at is null and reminded_at is null`,
]

/** Notices whose words are made when they are read, and when members were reminded of what is about to end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
