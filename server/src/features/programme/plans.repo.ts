import type { Db } from '../../database/database.ts'

/** What everybody may know of the plans on sale, in their order. */
export async function listPublicPlans(db: Db) {
  return db
    .selectFrom('plan')
    .select(['code', 'months', 'price_cents', 'is_example'])
    .where('active', '=', true)
    .orderBy('position')
    .execute()
}
