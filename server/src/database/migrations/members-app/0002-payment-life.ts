import { type Kysely, sql } from 'kysely'

const statements = `
alter table payment add column ended_at timestamptz;
alter table payment add column asked_at timestamptz;
update payment set ended_at = coalesce(settled_at, expires_at) where state <> 'awaiting';
alter table charge add column decided_at timestamptz;
alter table charge add column decided_by uuid references staff;
alter table charge add column decision_note text;
alter table charge add column refund_reference text;
create index payment_created on payment (created_at desc, id desc);
create index payment_order on payment (order_id);
`

/** When a payment stopped waiting and was last asked about, and what staff decided about money that did not fit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';')) {
    if (statement.trim()) await sql.raw(statement).execute(db)
  }
}
