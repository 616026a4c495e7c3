import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { DeskList } from '../../database/lists/page-of-list.ts'
import type { MaintenanceWindowTable } from '../../database/tables/programme-tables.ts'

export type WindowRow = Selectable<MaintenanceWindowTable>

/** PostgreSQL's code for a row that an exclusion constraint refuses. */
const excluded = '23P01'

/** Whether a write failed because the window would lie over another one. */
export function isOverlap(error: unknown): boolean {
  return (error as { code?: string }).code === excluded
}

/** Windows that count and are not over, by their start. */
export async function listAhead(db: Db, at: Date): Promise<WindowRow[]> {
  return db
    .selectFrom('maintenance_window')
    .selectAll()
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', at)
    .orderBy('starts_at')
    .execute()
}

const windowColumns = { startsAt: { by: sql`w.starts_at` } } as const
export type WindowColumn = keyof typeof windowColumns

/** All windows. */
export function windows(db: Db): DeskList<WindowRow, WindowColumn> {
  const wanted = db.selectFrom('maintenance_window as w')
  const rowsOf = (on: Db, ids: string[]) => on.selectFrom('maintenance_window').selectAll().where('id', 'in', ids).execute()
  return { wanted, id: sql`w.id`, columns: windowColumns, rowsOf }
}

/** Windows are written one after the other: two that meet in the exclusion constraint could wait for one another. */
export async function lockWindows(tx: Tx): Promise<void> {
  await sql`lock table maintenance_window in share row exclusive mode`.execute(tx)
}

export async function lockWindow(tx: Tx, id: string): Promise<WindowRow | undefined> {
  return tx.selectFrom('maintenance_window').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertWindow(tx: Tx, row: { id: string; starts_at: Date; ends_at: Date }): Promise<WindowRow> {
  return tx.insertInto('maintenance_window').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Writes an edit, which counts as one. */
export async function updateWindow(tx: Tx, id: string, change: Updateable<MaintenanceWindowTable>): Promise<WindowRow> {
  const counted = { ...change, version: sql<number>`version + 1` }
  return tx.updateTable('maintenance_window').set(counted).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
