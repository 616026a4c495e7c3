import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../database/database.ts'
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

/** What values of a column begin with: a look through an index where there is one, not at every row. */
export async function listMarks(db: Db, { table, column }: EncryptedColumn): Promise<string[]> {
  const found = sql`split_part(${sql.ref(column)}, '.', 1)`
  const next = (further: RawBuilder<unknown>) =>
    sql`select ${found} from ${sql.table(table)} where ${sql.ref(column)} <> '' and ${further} order by ${found} limit 1`
  const { rows } = await sql<{ mark: string }>`
    with recursive marks (mark) as (
      (${next(sql`true`)}) union all select (${next(sql`${found} > marks.mark`)}) from marks where marks.mark is not null
    ) select mark from marks where mark is not null`.execute(db)
  return rows.map(({ mark }) => mark)
}

/** How many rows of a column each mark has. */
export async function countMarks(db: Db, { table, column }: EncryptedColumn): Promise<{ mark: string; rows: number }[]> {
  const found = sql`split_part(${sql.ref(column)}, '.', 1)`
  const counted = await sql<{ mark: string; rows: string }>`
    select ${found} as mark, count(*) as rows from ${sql.table(table)}
    where ${sql.ref(column)} <> '' group by 1 order by 1`.execute(db)
  return counted.rows.map(({ mark, rows }) => ({ mark, rows: Number(rows) }))
}

export async function lockOtherwiseEncrypted(tx: Tx, column: EncryptedColumn, wanted: OtherwiseEncrypted): Promise<EncryptedRow[]> {
  return (await otherwiseEncrypted(column, wanted).execute(tx)).rows
}

export async function putEncrypted(tx: Tx, { table, column, key }: EncryptedColumn, row: string, encrypted: string): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${encrypted} where ${sql.ref(key)} = ${row}`.execute(tx)
}
