import { type Kysely, sql } from 'kysely'

const statements = `
create table member (
  id uuid primary key,
  member_number text not null unique,
  full_name text not null,
  birth_date date not null,
  nationality text not null,
  gender text not null,
  company text not null,
  sector text not null,
  occupation text not null,
  language text not null,
  mobile text unique,
  fin_cipher text,
  fin_hash text unique,
  fin_last_four text not null,
  password_hash text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  deactivated_at timestamptz,
  closed_at timestamptz
);
create sequence member_number_seq start 100001;
create table consent (
  id uuid primary key,
  member_id uuid not null references member,
  kind text not null,
  given boolean not null,
  wording_version text not null,
  language text not null,
  at timestamptz not null
);
create index consent_member on consent (member_id, kind, at desc);
create table session (
  token_hash text primary key,
  member_id uuid not null references member,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index session_member on session (member_id);
create table one_time_code (
  id uuid primary key,
  mobile text not null,
  purpose text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  replaced_at timestamptz
);
create index one_time_code_mobile on one_time_code (mobile, purpose, created_at desc);
create table mobile_proof (
  token_hash text primary key,
  mobile text not null,
  purpose text not null,
  fin_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create table allowance (
  key text not null,
  window_start timestamptz not null,
  used integer not null,
  primary key (key, window_start)
);
create table plan (
  code text primary key,
  months integer not null check (months > 0),
  price_cents integer not null check (price_cents >= 0),
  active boolean not null,
  is_example boolean not null,
  position integer not null
);
create table promo (
  id uuid primary key,
  code text not null unique,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  total_limit integer,
  used integer not null default 0 check (used >= 0),
  person_limit integer not null,
  audience text not null,
  plans text,
  effect text not null,
  effect_value integer not null,
  constraint promo_never_oversold check (total_limit is null or used <= total_limit)
);
create table member_order (
  id uuid primary key,
  member_id uuid not null references member,
  plan_code text not null,
  months integer not null,
  price_cents integer not null,
  discount_cents integer not null,
  total_cents integer not null check (total_cents >= 0),
  free_months integer not null,
  promo_id uuid references promo,
  promo_code text,
  state text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index member_order_one_open on member_order (member_id) where state = 'open';
create table payment (
  id uuid primary key,
  order_id uuid not null references member_order,
  member_id uuid not null references member,
  attempt integer not null,
  transaction_number text not null unique,
  method text not null,
  gateway text not null,
  state text not null,
  amount_cents integer not null,
  pay_number text,
  qr_text text,
  version integer not null default 1,
  idempotency_key text not null,
  request_digest text not null,
  failure_reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  query_after timestamptz,
  unique (member_id, idempotency_key)
);
create index payment_member on payment (member_id, created_at desc, id desc);
create unique index payment_attempt on payment (order_id, attempt);
create index payment_awaiting on payment (expires_at) where state = 'awaiting';
create index payment_query on payment (query_after) where query_after is not null;
create table charge (
  id uuid primary key,
  gateway text not null,
  charge_id text not null,
  payment_id uuid not null references payment,
  amount_cents integer not null,
  currency text not null,
  settled_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null,
  review_reason text,
  unique (gateway, charge_id)
);
create index charge_payment on charge (payment_id);
create index charge_to_review on charge (received_at) where outcome = 'toReview';
create table term (
  id uuid primary key,
  member_id uuid not null references member,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  months integer not null,
  source text not null,
  payment_id uuid references payment,
  created_at timestamptz not null,
  voided_at timestamptz,
  void_reason text
);
create unique index term_one_for_payment on term (payment_id) where voided_at is null and payment_id is not null;
create index term_member on term (member_id, first_day);
create table promo_use (
  order_id uuid primary key references member_order,
  promo_id uuid not null references promo,
  person text not null,
  state text not null,
  at timestamptz not null
);
create index promo_use_promo on promo_use (promo_id);
create table promo_person (
  promo_id uuid not null references promo,
  person text not null,
  used integer not null check (used >= 0),
  primary key (promo_id, person)
);
create table staff (
  id uuid primary key,
  username text not null unique,
  password_hash text not null,
  totp_cipher text not null,
  totp_step integer not null default 0,
  role text not null,
  created_at timestamptz not null,
  disabled_at timestamptz
);
create table staff_session (
  token_hash text primary key,
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create table audit (
  id uuid primary key,
  at timestamptz not null,
  staff_id uuid references staff,
  username text,
  act text not null,
  outcome text not null,
  request_id text not null,
  before jsonb,
  after jsonb
);
create index audit_at on audit (at desc);
create table sms (
  id uuid primary key,
  member_id uuid references member,
  mobile_last_four text not null,
  purpose text not null,
  state text not null,
  provider_reference text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index sms_created on sms (created_at);
create table setting (
  key text primary key,
  value text not null
);
`

/** Everything that joining, paying and holding an active membership needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';')) {
    if (statement.trim()) await sql.raw(statement).execute(db)
  }
}
