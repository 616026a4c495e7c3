import { type Kysely, sql } from 'kysely'

const statements = [
  // No foreign key: for each arrival that is deleted all others would be read, to see that none is a part of it.
  `alter table charge add column part_of uuid`,
  // Of a part of before nothing says of which money it is; almost every payment has one alone.
  `update charge part set part_of = (
    select whole.id from charge whole where whole.payment_id = part.payment_id and whole.amount_cents > 0
    order by whole.outcome = 'honoured' desc, whole.received_at limit 1
  ) where part.amount_cents < 0`,
]

/** Of which money a part went back, so that it is decided with the whole and counted once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
