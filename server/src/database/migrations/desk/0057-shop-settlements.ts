import { type Kysely, sql } from 'kysely'

const statements = [
  // What a use is owed from a moment on, each amount kept: of a shop, or of a privilege, which goes before.
  `create table use_rate (
    id uuid primary key,
    shop_id uuid references shop,
    privilege_id uuid references privilege,
    version integer not null check (version > 0),
    cents integer check (cents >= 0),
    set_at timestamptz not null,
    set_by uuid not null references staff,
    reason text not null,
    check ((shop_id is null) <> (privilege_id is null))
  )`,
  `create unique index use_rate_shop on use_rate (shop_id, version desc) where shop_id is not null`,
  `create unique index use_rate_privilege on use_rate (privilege_id, version desc) where privilege_id is not null`,
  `create table shop_settlement (
    id uuid primary key,
    shop_id uuid not null references shop,
    month date not null check (extract(day from month) = 1),
    uses integer not null,
    uses_cents integer not null,
    earlier_cents integer not null,
    corrections_cents integer not null,
    total_cents integer not null check (total_cents > 0 and total_cents = uses_cents + earlier_cents - corrections_cents),
    reference text not null,
    settled_at timestamptz not null,
    settled_by uuid not null references staff,
    unique (shop_id, month)
  )`,
  // What a use is owed is written with the use; which statement paid it, and which took it off again, when these are settled.
  `alter table redemption
    add column owed_cents integer check (owed_cents >= 0),
    add column settled_in uuid references shop_settlement,
    add column corrected_in uuid references shop_settlement,
    add constraint redemption_corrected check (corrected_in is null or (settled_in is not null and undone_at is not null))`,
  `create index redemption_open on redemption (shop_id, used_at) where settled_in is null and undone_at is null and owed_cents > 0`,
  `create index redemption_to_correct on redemption (shop_id, undone_at)
    where settled_in is not null and undone_at is not null and corrected_in is null`,
  `create index redemption_settled on redemption (settled_in, used_at, id) where settled_in is not null`,
  `create index redemption_corrected_in on redemption (corrected_in) where corrected_in is not null`,
]

/** What shops are owed for uses, month by month, and that it was paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
