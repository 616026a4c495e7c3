import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table reminder_day add column counts jsonb, add column count_at timestamptz`,
  // What became of messages changes for some days; what is older is counted once.
  `update reminder_day set count_at = now()`,
  `create index reminder_day_count on reminder_day (count_at) where count_at is not null`,
]

/** What became of a day's reminders is counted beside the list of days, not for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
