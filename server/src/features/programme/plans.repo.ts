import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { PlanTable } from '../../database/tables/payment-tables.ts'

export type PlanRow = Selectable<PlanTable>

/** What everybody may know of the plans on sale, in their order. */
export async function listPublicPlans(db: Db) {
  return db
    .selectFrom('plan')
    .select(['code', 'months', 'price_cents', 'is_example'])
    .where('active', '=', true)
    .orderBy('position')
    .execute()
}

/** Every plan that was ever given a price. */
export async function listAllPlans(db: Db): Promise<PlanRow[]> {
  return db.selectFrom('plan').selectAll().orderBy('position').execute()
}

export async function savePlans(tx: Tx, rows: PlanRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('plan')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({
        price_cents: (eb) => eb.ref('excluded.price_cents'),
        active: (eb) => eb.ref('excluded.active'),
        is_example: (eb) => eb.ref('excluded.is_example'),
        version: (eb) => eb.ref('excluded.version'),
      }),
    )
    .execute()
}
