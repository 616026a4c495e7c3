import { type Kysely, sql } from 'kysely'

const statements = [
  // Codes that were made together: what they give stands here, too, since none of them is changed by itself.
  `create table promo_batch (
    id uuid primary key,
    request_key uuid not null unique,
    name text not null,
    prefix text not null,
    size integer not null check (size > 0),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    audience text not null,
    plans text,
    effect text not null,
    effect_value integer not null,
    made_at timestamptz not null,
    made_by uuid not null references staff
  )`,
  `alter table promo add column batch_id uuid references promo_batch`,
  `create index promo_single on promo (starts_at desc, id desc) where batch_id is null`,
  `create index promo_of_batch on promo (batch_id, code) where batch_id is not null`,
  // A search is the beginning of a code, whatever the database's collation is.
  `create index promo_code_beginning on promo (code text_pattern_ops)`,
  `create index promo_use_latest on promo_use (promo_id, at desc, order_id desc)`,
  // Covered by the index above.
  `drop index promo_use_promo`,
]

/** Batches of promo codes for one use each, and who used a code, in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
