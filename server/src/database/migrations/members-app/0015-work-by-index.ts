import { type Kysely, sql } from 'kysely'

const statements = [
  `create table sweep_run (name text primary key, ran_at timestamptz not null)`,
  `create index sms_member on sms (member_id) where member_id is not null`,
  // When it is looked at again whether the phone's session has run out by age.
  `alter table push_subscription add column check_at timestamptz not null default now()`,
  `create index push_subscription_check on push_subscription (check_at)`,
  `create index session_ended on session (ended_at) where ended_at is not null`,
  `create index reminder_waiting on reminder (member_id, last_day, stage) where state in ('due', 'failed')`,
  `create index reminder_day_unreported on reminder_day (day) where reported_at is null`,
  `create index one_time_code_created on one_time_code (created_at)`,
  `create index mobile_proof_expires on mobile_proof (expires_at)`,
  `create index account_ticket_expires on account_ticket (expires_at)`,
  `create index allowance_window on allowance (window_start)`,
  // What became of a broadcast, counted by a sweep; null until it was counted once.
  `alter table broadcast add column counts jsonb, add column count_at timestamptz`,
  `update broadcast set count_at = now() where began_at is not null`,
  `create index broadcast_count on broadcast (count_at) where count_at is not null`,
]

/** When housekeeping ran last, and what it needs so as to read only what it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
