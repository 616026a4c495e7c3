import { countedRows } from '@mwc/contract/fields/counted-rows'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../database.ts'

/** How many rows a statement has: exact up to 10,000. */
export async function countUpTo(
  db: Db,
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a list is made of
  wanted: SelectQueryBuilder<any, any, object>,
): Promise<{ total: number; more: boolean }> {
  const { found } = await db
    .selectFrom(wanted.limit(countedRows + 1).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(Number(found), countedRows), more: Number(found) > countedRows }
}
