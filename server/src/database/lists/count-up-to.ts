import { countedRows } from '@mwc/contract/fields/counted-rows'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../database.ts'
import { plannedAnew } from '../statement-names.ts'

/** How many rows a statement has: exact up to 10,000, or as many as are counted. */
export async function countUpTo(
  db: Db,
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a list is made of
  wanted: SelectQueryBuilder<any, any, object>,
  counted = countedRows,
): Promise<{ total: number; more: boolean }> {
  const { found } = await db
    .selectFrom(wanted.limit(counted + 1).as('counted'))
    .modifyFront(plannedAnew)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(Number(found), counted), more: Number(found) > counted }
}
