import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table session add column id uuid not null default gen_random_uuid()`,
  `alter table session add column device text not null default ''`,
  `create unique index session_id on session (id)`,
  `alter table member add column photo_key text`,
  // Who may be told "no longer this member's": a keyed hash, not the number.
  `create table former_mobile (
    id uuid primary key,
    member_id uuid not null references member,
    mobile_hash text not null,
    left_at timestamptz not null
  )`,
  `create index former_mobile_hash on former_mobile (mobile_hash)`,
  `create index former_mobile_member on former_mobile (member_id, left_at desc)`,
  `create table closed_person (
    fin_hash text primary key,
    closed_at timestamptz not null
  )`,
  `create table account_ticket (
    token_hash text primary key,
    member_id uuid not null references member,
    session_hash text,
    act text not null,
    mobile text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index account_ticket_member on account_ticket (member_id)`,
  `create table phone_request (
    id uuid primary key,
    member_id uuid not null references member,
    new_mobile text not null,
    state text not null,
    created_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references staff,
    checked text,
    note text,
    ready_at timestamptz,
    ended_at timestamptz
  )`,
  `create unique index phone_request_open on phone_request (member_id, new_mobile) where state in ('waiting', 'approved')`,
  `create index phone_request_mobile on phone_request (new_mobile, created_at desc)`,
]

/** What a member does with the own account: signed-in phones, the photo, a number that changes, a request that staff decide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
