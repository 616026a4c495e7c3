import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../database.ts'
import { readMemberSearch } from './member-search.rules.ts'

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

/** What a search text means: whoever has it as a number, else whoever has all its words. `where` is said of the directory `d`. */
export async function findMembers(db: Db, search: string): Promise<{ where: RawBuilder<SqlBool>; isNumber: boolean }> {
  const { numbers, mobiles, words } = readMemberSearch(search)
  const ids = await idsByNumber(db, numbers, mobiles)
  if (ids.length > 0) return { where: sql<SqlBool>`d.member_id = any(${ids}::uuid[])`, isNumber: true }
  const all = words.map((word) => `${word}:*`).join(' & ')
  return { where: words.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`d.words @@ ${all}::tsquery`, isNumber: false }
}
