import { sql } from 'kysely'
import { countUpTo } from '../../database/lists/count-up-to.ts'
import type { Db } from '../../database/database.ts'
import { estimateRows } from '../../database/lists/estimate-rows.ts'
import type { PartOfAccounts } from '../../database/selects/select-audience.ts'

const accounts = (db: Db) => db.selectFrom('member_directory').where('closed', '=', false).select('member_id')

/** Accounts that are counted; of more PostgreSQL's own expectation is taken, which is right to a per cent or two. */
const counted = 100_000

/** How many accounts there are, closed ones not counted. */
export async function countMembers(db: Db): Promise<number> {
  const { total, more } = await countUpTo(db, accounts(db), counted)
  return more ? Math.max(total, await estimateRows(db, accounts(db))) : total
}

/** How many accounts that are not closed a part of all has: ids are drawn by chance, so that any range of them is as good. */
export async function countPart(db: Db, { from, to }: Pick<PartOfAccounts, 'from' | 'to'>): Promise<number> {
  const row = await accounts(db)
    .clearSelect()
    .where(sql<boolean>`member_id between ${from}::uuid and ${to}::uuid`)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}
