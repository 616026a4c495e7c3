import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** How many accounts there are, closed ones not counted: by an index that holds nothing else. */
export async function countMembers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('member_directory')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('closed', '=', false)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** A random part of the accounts that are not closed, by whole pages of the table: a thousandth is read for a thousandth. */
export async function findSomeMembers(db: Db, part: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from member tablesample system (${Math.min(100, part * 100)}) where closed_at is null`.execute(db)
  return rows.map(({ id }) => id)
}
