import { type Kysely, sql } from 'kysely'

const statements = [
  `create table terminal (
    id uuid primary key,
    place_id uuid not null references place,
    name text not null,
    added_at timestamptz not null,
    retired_at timestamptz
  )`,
  `create unique index terminal_name on terminal (place_id, lower(name)) where retired_at is null`,
  `create table counter_shift (
    id uuid primary key,
    number bigint generated always as identity,
    staff_id uuid not null references staff,
    staff_session text not null,
    terminal_id uuid not null references terminal,
    began_at timestamptz not null
  )`,
  `create index counter_shift_session on counter_shift (staff_session, number desc)`,
  `create index counter_shift_staff on counter_shift (staff_id, number desc)`,
  `create table counter_day (
    id uuid primary key,
    terminal_id uuid not null references terminal,
    day date not null,
    state text not null,
    collected_count integer,
    collected_cents bigint,
    terminal_count integer,
    terminal_cents bigint,
    difference_cents bigint,
    explanation text,
    closed_by uuid references staff,
    closed_at timestamptz,
    reopened_by uuid references staff,
    reopened_at timestamptz,
    reopen_reason text,
    unique (terminal_id, day)
  )`,
  `create index counter_day_day on counter_day (day, id)`,
  `create table terminal_slip (
    charge_id uuid primary key references charge,
    counter_day_id uuid not null references counter_day,
    shift_id uuid not null references counter_shift,
    terminal_id uuid not null references terminal,
    slip_day date not null,
    reference text not null,
    amount_cents integer not null,
    taken_at timestamptz not null,
    staff_id uuid not null references staff,
    at timestamptz not null,
    unique (terminal_id, slip_day, reference)
  )`,
  `create index terminal_slip_day on terminal_slip (counter_day_id, taken_at)`,
  // Where it was collected, so that the list of payments can be asked for a counter. Null where money came another way.
  `alter table payment add column terminal_id uuid references terminal`,
  `create index payment_terminal on payment (terminal_id, created_at desc, id desc) where terminal_id is not null`,
  // A QR that is scanned at the counter is its whole text, too long for an index of its own.
  `create index payment_qr on payment (md5(qr_text)) where qr_text is not null`,
]

/** Counters: terminals of places, who collects where, the days of terminals and their slips. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
