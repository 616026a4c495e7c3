import { sql } from 'kysely'
import { countUpTo } from '../../database/lists/count-up-to.ts'
import type { Db } from '../../database/database.ts'
import { estimateRows } from '../../database/lists/estimate-rows.ts'
import type { PartOfAccounts } from '../../database/selects/select-audience.ts'

const accounts = (db: Db) => db.selectFrom('member_directory').where('closed', '=', false).select('member_id')

/** Accounts that are counted; of more PostgreSQL's own expectation is taken, which is right to a per cent or two. */
const counted = 20_000

/** How many accounts there are, closed ones not counted. */
export async function countMembers(db: Db): Promise<number> {
  const { total, more } = await countUpTo(db, accounts(db), counted)
  return more ? Math.max(total, await estimateRows(db, accounts(db))) : total
}

/**
 * How many accounts that are not closed a part of all has: ids are drawn by chance, so that any range of them is as good.
 * Counted where whoever looks at them reads on: their pages stand anywhere, and are fetched once.
 */
export async function countPart(db: Db, { from, to }: Pick<PartOfAccounts, 'from' | 'to'>): Promise<number> {
  const row = await db
    .selectFrom('member')
    .where('closed_at', 'is', null)
    .where(sql<boolean>`id between ${from}::uuid and ${to}::uuid`)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}
