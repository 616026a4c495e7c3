import { type Kysely, sql } from 'kysely'

const statements = [
  'create index payment_pay_number on payment (upper(pay_number))',
  'create index charge_reference on charge (upper(charge_id))',
]

/** The desk looks payments up by the references that gateways and terminals gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
