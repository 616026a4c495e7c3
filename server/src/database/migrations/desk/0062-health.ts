import { type Kysely, sql } from 'kysely'

const statements = [
  // How the last run of housekeeping went: how long it took, and the code of why it failed where it did.
  `alter table sweep_run add column took_ms integer, add column failed_at timestamptz, add column fault text`,
  `create table gateway_word (
    gateway text primary key,
    called_at timestamptz,
    asked_at timestamptz,
    answered_at timestamptz,
    faults integer not null default 0,
    failed_at timestamptz,
    fault text
  )`,
  `create index sms_purpose on sms (purpose, created_at desc, id desc)`,
  // The days are counted by this index alone.
  `create index sms_day on sms (created_at) include (state, segments)`,
  `create index push_delivery_outcome on push_delivery (state, ended_at) where ended_at is not null`,
]

/** How the server does, as the desk's page of its health reads it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
