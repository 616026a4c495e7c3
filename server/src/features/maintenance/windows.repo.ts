import type { WindowPhase } from '@mwc/contract/maintenance/window-phases'
import { type RawBuilder, type Selectable, sql, type SqlBool, type Updateable } from 'kysely'
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

/** The phases as `phaseOf` tells them; a test holds both together. */
const isIn: Record<WindowPhase, (at: Date) => RawBuilder<SqlBool>> = {
  cancelled: () => sql`w.cancelled_at is not null`,
  upcoming: (at) => sql`w.cancelled_at is null and w.starts_at > ${at}`,
  on: (at) => sql`w.cancelled_at is null and w.starts_at <= ${at} and w.ends_at > ${at}`,
  over: (at) => sql`w.cancelled_at is null and w.ends_at <= ${at}`,
}

/** The windows, all or of one phase. */
export function windows(db: Db, phase: WindowPhase | undefined, at: Date): DeskList<WindowRow, WindowColumn> {
  const wanted = db.selectFrom('maintenance_window as w').$if(phase !== undefined, (query) => query.where(isIn[phase ?? 'on'](at)))
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
