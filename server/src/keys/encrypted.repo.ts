import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { EncryptedColumn } from './encrypted-columns.ts'

export type EncryptedRow = { key: string; mark: string; sealed: string }

/** Values without a mark, `before` or `after` it in the database's order, beyond a row that was looked at already. */
export type OtherwiseEncrypted = { side: 'before' | 'after'; mark: string; last: EncryptedRow | null; limit: number }

/** A column's next rows that are encrypted otherwise, locked; rows being written are left for the next time. */
export function otherwiseEncrypted(
  { table, column, key }: EncryptedColumn,
  { side, mark, last, limit }: OtherwiseEncrypted,
): RawBuilder<EncryptedRow> {
  const found = sql`split_part(${sql.ref(column)}, '.', 1)`
  const there = side === 'before' ? sql`${found} < ${mark}` : sql`${found} > ${mark}`
  const further = last ? sql`(${found}, ${sql.ref(key)}) > (${last.mark}, ${last.key})` : sql`true`
  return sql<EncryptedRow>`
    select ${sql.ref(key)} as key, ${found} as mark, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${there} and ${further}
    order by ${found}, ${sql.ref(key)} limit ${limit} for update skip locked`
}

export async function lockOtherwiseEncrypted(tx: Tx, column: EncryptedColumn, wanted: OtherwiseEncrypted): Promise<EncryptedRow[]> {
  return (await otherwiseEncrypted(column, wanted).execute(tx)).rows
}

export async function putEncrypted(tx: Tx, { table, column, key }: EncryptedColumn, row: string, encrypted: string): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${encrypted} where ${sql.ref(key)} = ${row}`.execute(tx)
}
