import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { UseRateTable } from '../../database/tables/redemption-tables.ts'

export type RateKind = 'shop' | 'privilege'
const columnOf = { shop: 'shop_id', privilege: 'privilege_id' } as const

/** All amounts of some shops or privileges, the newest first. */
export async function findRates(db: Db, kind: RateKind, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('use_rate as r')
    .innerJoin('staff as s', 's.id', 'r.set_by')
    .select(['r.shop_id', 'r.privilege_id', 'r.version', 'r.cents', 'r.set_at', 'r.reason', 's.username'])
    .where(`r.${columnOf[kind]}`, 'in', [...ids])
    .orderBy('r.version', 'desc')
    .execute()
}
export type RateRow = Awaited<ReturnType<typeof findRates>>[number]

export async function insertRate(tx: Tx, row: Insertable<UseRateTable>): Promise<void> {
  await tx.insertInto('use_rate').values(row).execute()
}

/** Locks what an amount is set for, and answers what it is called; undefined where it is not there. */
export async function lockRated(tx: Tx, kind: RateKind, id: string): Promise<string | undefined> {
  if (kind === 'shop') return (await tx.selectFrom('shop').select('name').where('id', '=', id).forNoKeyUpdate().executeTakeFirst())?.name
  const row = await tx
    .selectFrom('privilege')
    .select(sql<string>`texts->'title'->>'english'`.as('name'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.name
}
