import { type Kysely, sql } from 'kysely'

const statements = [
  // What a repeated use is held against; empty for uses from before.
  `alter table redemption add column secret_hash text`,
  `create index message_staff_key on message (staff_id, idempotency_key) where staff_id is not null`,
  `create table answered_call (
    key_hash text primary key,
    content_hash text not null,
    member_id uuid not null references member on delete cascade,
    session_hash text,
    at timestamptz not null
  )`,
  `create index answered_call_at on answered_call (at)`,
  `create index answered_call_member on answered_call (member_id)`,
  // Empty for sessions and rows from before: nobody wrote down where they came from.
  `alter table staff_session add column address_hash text`,
  `create index staff_session_staff on staff_session (staff_id, address_hash)`,
  `alter table audit add column address_hash text`,
  `create table unsigned_call (
    hour timestamptz not null,
    act text not null,
    outcome text not null,
    address_hash text not null,
    username text not null,
    calls integer not null,
    last_at timestamptz not null,
    primary key (hour, act, outcome, address_hash, username)
  )`,
]

/** Answers of calls that can be repeated; where staff signed in from; how many desk calls came without a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
