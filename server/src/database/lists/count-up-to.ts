import { countedRows } from '@mwc/contract/fields/counted-rows'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { plannedAnew } from '../statement-names.ts'

export type CountedRows = { total: number; more: boolean }

/** What was counted to one more than is counted. */
export const upTo = (found: number, counted = countedRows): CountedRows => ({ total: Math.min(found, counted), more: found > counted })

/** A column that counts to one more than is counted, for a statement with several. @param from table and condition */
export function selectCountUpTo(from: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*)::int from (select 1 from ${from} limit ${sql.lit(countedRows + 1)}) counted)`
}

/** How many rows a statement has: exact up to 10,000, or as many as are counted. */
export async function countUpTo(
  db: Db,
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a list is made of
  wanted: SelectQueryBuilder<any, any, object>,
  counted = countedRows,
): Promise<CountedRows> {
  const { found } = await db
    .selectFrom(wanted.limit(counted + 1).as('counted'))
    .modifyFront(plannedAnew)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return upTo(Number(found), counted)
}
