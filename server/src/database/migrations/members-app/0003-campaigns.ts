import { type Kysely, sql } from 'kysely'

const statements = `
create table campaign (
  id uuid primary key,
  name jsonb not null,
  text jsonb not null,
  picture text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  stock integer check (stock > 0),
  claimed integer not null default 0 check (claimed >= 0),
  auto_claim boolean not null,
  audience jsonb not null,
  reward_kind text not null,
  reward_months integer,
  voucher_name jsonb,
  voucher_terms jsonb,
  voucher_days integer,
  created_at timestamptz not null,
  constraint campaign_never_oversold check (stock is null or claimed <= stock)
);
create index campaign_period on campaign (starts_at desc);
create table campaign_claim (
  id uuid primary key,
  campaign_id uuid not null references campaign,
  member_id uuid not null references member,
  person text not null,
  at timestamptz not null,
  term_id uuid unique references term,
  unique (campaign_id, person)
);
create unique index campaign_claim_member on campaign_claim (member_id, campaign_id);
create index campaign_claim_person on campaign_claim (person);
create table voucher (
  id uuid primary key,
  member_id uuid not null references member,
  claim_id uuid not null unique references campaign_claim,
  name jsonb not null,
  terms jsonb not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  used_at timestamptz
);
create index voucher_member on voucher (member_id);
`

/** Campaigns, who claimed them, and the vouchers that they gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';')) {
    if (statement.trim()) await sql.raw(statement).execute(db)
  }
}
