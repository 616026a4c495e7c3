import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { SealedColumn } from './encrypted-columns.ts'

export type SealedRow = { key: string; mark: string; sealed: string }

/** Values that do not begin with a mark, `before` it or `after` it in the database's order, and after a row that was looked at already. */
export type OtherwiseSealed = { side: 'before' | 'after'; mark: string; last: SealedRow | null; limit: number }

/** Asks for the next rows of a column whose values are sealed otherwise, locked; rows that somebody else is writing are left for the next time. */
export function otherwiseSealed({ table, column, key }: SealedColumn, { side, mark, last, limit }: OtherwiseSealed): RawBuilder<SealedRow> {
  const found = sql`split_part(${sql.ref(column)}, '.', 1)`
  const there = side === 'before' ? sql`${found} < ${mark}` : sql`${found} > ${mark}`
  const further = last ? sql`(${found}, ${sql.ref(key)}) > (${last.mark}, ${last.key})` : sql`true`
  return sql<SealedRow>`
    select ${sql.ref(key)} as key, ${found} as mark, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${there} and ${further}
    order by ${found}, ${sql.ref(key)} limit ${limit} for update skip locked`
}

export async function lockOtherwiseSealed(tx: Tx, column: SealedColumn, wanted: OtherwiseSealed): Promise<SealedRow[]> {
  return (await otherwiseSealed(column, wanted).execute(tx)).rows
}

export async function putSealed(tx: Tx, { table, column, key }: SealedColumn, row: string, sealed: string): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where ${sql.ref(key)} = ${row}`.execute(tx)
}
