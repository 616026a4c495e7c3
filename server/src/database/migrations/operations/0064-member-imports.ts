import { type Kysely, sql } from 'kysely'

const statements = [
  `create table member_import (
    id uuid primary key,
    name text not null,
    state text not null,
    encoding text not null,
    columns jsonb not null,
    layout jsonb,
    version integer not null default 1,
    rows integer not null,
    done integer not null default 0,
    last_row integer not null default 0,
    added integer not null default 0,
    changed integer not null default 0,
    left_alone integer not null default 0,
    wrong integer not null default 0,
    made_at timestamptz not null,
    made_by uuid not null references staff,
    applied_at timestamptz,
    applied_by uuid references staff,
    applied_as jsonb,
    reason text,
    ended_at timestamptz
  )`,
  `create index member_import_made on member_import (made_at, id)`,
  `create index member_import_due on member_import (made_at) where state in ('checking', 'applying')`,
  // The rows of a file until they are applied, put aside or a week old; encrypted, since each holds a FIN.
  `create table member_import_row (
    id uuid primary key,
    import_id uuid not null references member_import,
    number integer not null,
    sealed text not null,
    fin_hash text,
    mobile_hash text,
    outcome text,
    unique (import_id, number)
  )`,
  `create index member_import_row_fin on member_import_row (import_id, fin_hash, number) where fin_hash is not null`,
  `create index member_import_row_mobile on member_import_row (import_id, mobile_hash, number) where mobile_hash is not null`,
  `create index member_import_row_due on member_import_row (import_id, number) where outcome in ('add', 'change')`,
  `create index member_import_row_mark on member_import_row (split_part(sealed, '.', 1), id)`,
  `create table member_import_fault (
    id uuid primary key,
    import_id uuid not null references member_import,
    row integer not null,
    field text not null,
    problem text not null,
    text text not null,
    other_row integer
  )`,
  `create index member_import_fault_row on member_import_fault (import_id, row, id)`,
  `create index member_import_fault_problem on member_import_fault (import_id, problem, row, id)`,
]

/** Files of members that staff upload: their rows until they are applied, and what is wrong with each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
