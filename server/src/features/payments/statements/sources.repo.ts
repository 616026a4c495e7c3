import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { Layout, StatementSourceTable } from '../../../database/tables/statement-tables.ts'

const sources = (db: Db) =>
  db
    .selectFrom('statement_source as s')
    .selectAll('s')
    .select(sql<number>`(select count(*) from statement_file f where f.source_id = s.id)`.as('files'))
    .select(sql<Date | null>`(select max(f.at) from statement_file f where f.source_id = s.id)`.as('last_file_at'))

export type SourceRow = Awaited<ReturnType<ReturnType<typeof sources>['execute']>>[number]

const sourceColumns = { name: { by: sql`lower(s.name)` }, addedAt: { by: sql`s.added_at` } } as const
export type SourceColumn = keyof typeof sourceColumns

/** All sources. */
export function sourceList(db: Db): DeskList<SourceRow, SourceColumn> {
  const wanted = db.selectFrom('statement_source as s')
  return { wanted, id: sql`s.id`, columns: sourceColumns, rowsOf: (on, ids) => sources(on).where('s.id', 'in', ids).execute() }
}

export async function findSource(db: Db, id: string): Promise<SourceRow | undefined> {
  return sources(db).where('s.id', '=', id).executeTakeFirst()
}

/** False where another source has this name. */
export async function insertSource(
  tx: Tx,
  { layout, ...row }: Omit<Insertable<StatementSourceTable>, 'layout'> & { layout: Layout },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('statement_source')
    .values({ ...row, layout: JSON.stringify(layout) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Locks a source: whoever changes it, or keeps a file of it, is alone. */
export async function lockSource(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('statement_source').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
}

/** Whether another source has this name. */
export async function isNameTaken(tx: Tx, { id, name }: { id: string; name: string }): Promise<boolean> {
  const other = await tx
    .selectFrom('statement_source')
    .select('id')
    // PostgreSQL knows other pairs of letters than JavaScript: what it keeps apart it says.
    .where(sql`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function updateSource(tx: Tx, id: string, change: { name: string; layout: Layout; version: number }): Promise<void> {
  const row = { ...change, layout: JSON.stringify(change.layout) }
  await tx.updateTable('statement_source').set(row).where('id', '=', id).execute()
}

/** Keeps a way in which files of a source are read. */
export async function insertLayout(tx: Tx, row: { source_id: string; version: number; layout: Layout; since: Date }): Promise<void> {
  await tx
    .insertInto('statement_layout')
    .values({ ...row, layout: JSON.stringify(row.layout) })
    .execute()
}
