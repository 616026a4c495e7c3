import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { countUpTo } from './count-up-to.ts'

/** How much of something waits, counted to 10,000, and since when the oldest does. */
export type Waiting = { total: number; more: boolean; oldestAt: string | null }

/** @param since when a row began to wait. */
export async function countWaiting(
  db: Db,
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a list is made of
  wanted: SelectQueryBuilder<any, any, object>,
  since: RawBuilder<unknown>,
): Promise<Waiting> {
  const first = await wanted.select(since.as('since')).orderBy(since).limit(1).executeTakeFirst()
  const counted = await countUpTo(db, wanted.select(sql`1`.as('one')))
  return { ...counted, oldestAt: (first as { since: Date } | undefined)?.since.toISOString() ?? null }
}
