import { type Kysely, sql } from 'kysely'

const statements = [
  `create table message_thread (
    id uuid primary key,
    member_id uuid not null unique references member,
    state text not null,
    assigned_to uuid references staff,
    version bigint not null,
    message_count integer not null,
    waiting_since timestamptz,
    last_at timestamptz not null
  )`,
  `create index message_thread_waiting on message_thread (state, waiting_since, last_at desc, id)`,
  `create index message_thread_assigned on message_thread (assigned_to) where state = 'open'`,
  `create table message (
    id uuid primary key,
    thread_id uuid not null references message_thread on delete cascade,
    number integer not null,
    author text not null,
    staff_id uuid references staff,
    text text not null,
    idempotency_key uuid not null,
    at timestamptz not null,
    unique (thread_id, number),
    unique (thread_id, idempotency_key),
    check ((author = 'staff') = (staff_id is not null))
  )`,
  // Two admins at once cannot lay one window over another: the constraint sees both.
  `create table maintenance_window (
    id uuid primary key,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    cancelled_at timestamptz,
    constraint maintenance_window_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&) where (cancelled_at is null)
  )`,
  `create index maintenance_window_end on maintenance_window (ends_at)`,
]

/** Messages between members and staff, and when the members' calls are closed for maintenance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
