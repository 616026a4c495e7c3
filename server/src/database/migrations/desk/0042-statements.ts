import { type Kysely, sql } from 'kysely'

const statements = [
  `create table statement_source (
    id uuid primary key,
    kind text not null,
    name text not null,
    layout jsonb not null,
    added_at timestamptz not null
  )`,
  `create unique index statement_source_name on statement_source (lower(name))`,
  `create table statement_file (
    id uuid primary key,
    source_id uuid not null references statement_source,
    name text not null,
    encoding text not null,
    at timestamptz not null,
    staff_id uuid references staff
  )`,
  `create index statement_file_source on statement_file (source_id, at desc)`,
  `create table statement_line (
    id uuid primary key,
    source_id uuid not null references statement_source,
    file_id uuid not null references statement_file,
    number integer not null,
    identity text not null,
    raw text not null,
    day date not null,
    amount_cents bigint not null,
    reference text not null,
    code text not null,
    state text not null,
    payment_id uuid references payment,
    proposed_by uuid references staff,
    decided_by uuid references staff,
    decided_at timestamptz,
    note text,
    unique (source_id, identity)
  )`,
  `create index statement_line_new on statement_line (day, number) where state = 'new'`,
  `create index statement_line_payment on statement_line (payment_id) where payment_id is not null`,
  `create index statement_line_day on statement_line (day, id)`,
  `create index statement_line_state on statement_line (state, day, id)`,
  `create index statement_line_source on statement_line (source_id, day, id)`,
  `create index statement_line_amount on statement_line (amount_cents, id)`,
  `create index statement_line_reference on statement_line (upper(reference))`,
  `create index statement_line_code on statement_line (upper(code))`,
]

/** Files of banks and of NETS: sources, files, and every line with what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
