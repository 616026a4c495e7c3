import { type Kysely, sql } from 'kysely'

const statements = [
  `create table payment_key (
    member_id uuid not null references member on delete cascade,
    idempotency_key text not null,
    request_digest text not null,
    payment_id uuid not null references payment on delete cascade,
    created_at timestamptz not null,
    primary key (member_id, idempotency_key)
  )`,
  'create index payment_key_payment on payment_key (payment_id)',
]

/** A start that was answered with a payment that waited keeps its key, too: its repeat is the same payment for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
