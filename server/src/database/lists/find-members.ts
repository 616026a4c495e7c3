import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../database.ts'
import { readMemberSearch } from './member-search.rules.ts'

/** Accounts by their ids, or a text search (tsquery) for what they have among their words. */
export type FoundMembers = { ids: string[] } | { words: string }

/** The accounts that have a number, of the card or of a mobile; both are found by an index. */
async function idsByNumber(db: Db, numbers: string[], mobiles: string[]): Promise<string[]> {
  if (numbers.length + mobiles.length === 0) return []
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where((eb) =>
      eb.or([eb('member_number', '=', sql<string>`any(${numbers}::text[])`), eb('mobile', '=', sql<string>`any(${mobiles}::text[])`)]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** What a search text means: whoever has it as a number, else whoever has all its words. */
export async function findMembers(db: Db, search: string): Promise<FoundMembers> {
  const { numbers, mobiles, words } = readMemberSearch(search)
  const ids = await idsByNumber(db, numbers, mobiles)
  return ids.length > 0 ? { ids } : { words: words.map((word) => `${word}:*`).join(' & ') }
}

/** Whether words, a column, have all that are searched for; nobody has none. */
export const hasWords = (column: RawBuilder<unknown>, words: string): RawBuilder<SqlBool> =>
  words === '' ? sql`false` : sql`${column} @@ ${words}::tsquery`
