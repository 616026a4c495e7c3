import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table audit
    add column record_kind text,
    add column record_id text,
    add column member_id uuid,
    add column reason text,
    add column personal text,
    add column position bigint,
    add column hash text`,
  // Position 0 is that of the rows from before the chain, which its first row hashes.
  `create unique index audit_position on audit (position) where position > 0`,
  `create index audit_earlier on audit (at, id) where position = 0`,
  `create index audit_unsealed on audit (at, id) where position is null`,
  `create unique index audit_look on audit (staff_id, member_id, (date_trunc('hour', at at time zone 'UTC'))) where act = 'members.look'`,
  `create index audit_of_member on audit (member_id, at desc, id desc) where member_id is not null`,
  `create index audit_of_staff on audit (staff_id, at desc, id desc)`,
  `create index audit_of_act on audit (act, at desc, id desc)`,
  `create index audit_of_record on audit (record_kind, record_id, at desc, id desc) where record_kind is not null`,
  `create table log_tip (
    one boolean primary key default true check (one),
    position bigint not null,
    hash text not null,
    day date not null,
    head_day date
  )`,
  `create table log_head (
    day date primary key,
    position bigint not null unique,
    hash text not null,
    previous text,
    public_key text not null,
    signature text not null,
    signed_at timestamptz not null,
    left_at timestamptz
  )`,
  `create table log_key (member_id uuid primary key references member, sealed text not null)`,
  `create index log_key_mark on log_key (split_part(sealed, '.', 1), member_id)`,
  `create table refused_call (
    id uuid primary key,
    at timestamptz not null,
    staff_id uuid not null references staff,
    username text not null,
    act text not null,
    outcome text not null,
    address_hash text,
    request_id text not null
  )`,
  `create index refused_call_at on refused_call (at desc, id desc)`,
  // Calls that were refused never belonged to what was done, and are kept for months only.
  `with refused as (delete from audit where outcome <> 'allowed' and staff_id is not null returning *)
    insert into refused_call select id, at, staff_id, coalesce(username, ''), act, outcome, address_hash, request_id from refused`,
  // A row gets its place in the chain once, and leaves only behind a head that says from where the chain goes on.
  `create function keep_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.position is null and new.position is not null and to_jsonb(new) - 'position' - 'hash' = to_jsonb(old) - 'position' - 'hash' then
          return new;
        end if;
      elsif exists (select from log_head where left_at is not null and position >= old.position) then
        return old;
      end if;
      raise exception 'the log only grows' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger audit_kept before update or delete on audit for each row execute function keep_log()`,
  `create function keep_log_heads() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.left_at is null and to_jsonb(new) - 'left_at' = to_jsonb(old) - 'left_at' then return new; end if;
      end if;
      raise exception 'a signed head stays' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create trigger log_head_kept before update or delete on log_head for each row execute function keep_log_heads()`,
]

/** The log: what staff did, each row chained to the one before, and heads of the chain that are signed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
