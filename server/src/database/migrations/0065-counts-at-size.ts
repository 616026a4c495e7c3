import { type Kysely, sql } from 'kysely'

const statements = [
  // How many SMS of a day that is over stood in which state when they were last counted.
  `create table sms_day_count (day date primary key, counts jsonb not null)`,
  // Whom an audience by plan reaches, without the payments themselves.
  `create index payment_last_paid on payment (member_id, settled_at desc) include (order_id) where state = 'paid'`,
]

/** What pages count at a million members is not all counted each time that somebody looks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
