import { type Kysely, sql } from 'kysely'

const statements = [
  ...['nationality', 'sector', 'language'].map(
    (column) => `create index member_directory_${column} on member_directory (${column}, sort_name, member_id) where not closed`,
  ),
  // Empty values are read apart: the order by last day, and by the day paid, needs an index one way only.
  `drop index member_directory_ends_last`,
  `drop index payment_settled_last`,
  // The unique index of an order's attempts begins with the order.
  `drop index payment_order`,
  // Most pay by PayNow: their payments stand in the order of all.
  `create index payment_other_method on payment (method, created_at desc, id desc) where method <> 'paynow'`,
  // A rare act among all of one of staff is found without the rows.
  `drop index audit_of_staff`,
  `create index audit_of_staff on audit (staff_id, at desc, id desc) include (act)`,
]

/** Lists of the desk at a million members: what is filtered is found in its order, and no index does what another does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
