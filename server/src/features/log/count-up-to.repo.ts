import { countedRows } from '@mwc/contract/fields/counted-rows'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

/** How many rows a statement has: exact up to 10,000. */
export async function countUpTo<T extends keyof Tables, O>(
  db: Db,
  wanted: SelectQueryBuilder<Tables, T, O>,
): Promise<{ total: number; more: boolean }> {
  const { found } = await db
    .selectFrom(wanted.limit(countedRows + 1).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(found, countedRows), more: found > countedRows }
}
