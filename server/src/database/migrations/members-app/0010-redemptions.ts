import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table privilege
    add column member_limit integer check (member_limit > 0),
    add column member_period text,
    add column day_limit integer check (day_limit > 0),
    add column total_limit integer check (total_limit > 0),
    add column used integer not null default 0 check (used >= 0),
    add constraint privilege_never_overused check (total_limit is null or used <= total_limit)`,
  // Uses that limits count: of a person (the FIN's keyed hash) since the first day of a period, or of everybody ('all') on a day.
  `create table privilege_use (
    privilege_id uuid not null references privilege,
    who text not null,
    since date not null,
    used integer not null check (used >= 0),
    primary key (privilege_id, who, since)
  )`,
  `alter table campaign add column voucher_shops jsonb`,
  `alter table voucher add column shops jsonb`,
  `create table shop_key (
    shop_id uuid primary key references shop,
    code text unique,
    pin_hash text,
    pin_set_at timestamptz
  )`,
  `create table redemption (
    id uuid primary key,
    member_id uuid not null references member,
    shop_id uuid not null references shop,
    privilege_id uuid references privilege,
    voucher_id uuid references voucher,
    receipt_number text not null unique,
    idempotency_key uuid not null,
    by text not null,
    title jsonb not null,
    benefit jsonb,
    shop_name text not null,
    used_at timestamptz not null,
    person text not null,
    member_since date,
    day_since date,
    undone_at timestamptz,
    undone_by uuid references staff,
    undo_note text,
    unique (member_id, idempotency_key),
    check ((privilege_id is null) <> (voucher_id is null)),
    check ((undone_at is null) = (undone_by is null))
  )`,
  `create unique index redemption_voucher on redemption (voucher_id) where undone_at is null`,
  `create index redemption_member on redemption (member_id, used_at desc, id desc)`,
  `create index redemption_used_at on redemption (used_at desc, id desc)`,
  `create table member_check (
    id uuid primary key,
    asked_by uuid not null references member,
    member_id uuid not null references member,
    at timestamptz not null
  )`,
  `create index member_check_member on member_check (member_id, at)`,
]

/** Privileges with limits, what was used at shops, the shops' codes and PINs, and who was looked up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
