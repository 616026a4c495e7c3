import type { LogAct, RecordKind } from '@mwc/contract/log/acts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'
import type { DeskList } from '../../database/lists/page-of-list.ts'
import { withinDays } from '../../database/lists/within-days.ts'
import type { AuditTable } from '../../database/tables/log-tables.ts'

export type LogRow = Selectable<AuditTable>

export async function insertEntry(db: Db, row: Insertable<AuditTable>): Promise<void> {
  await db.insertInto('audit').values(row).execute()
}

/** Writes several entries in one statement. */
export async function insertEntries(
  db: Db,
  rows: readonly (Omit<Insertable<AuditTable>, 'before' | 'after'> & { before: null; after: object })[],
): Promise<void> {
  await insertRows('audit', rows).execute(db)
}

/** Writes a look at a member, but one a staff, member and hour. */
export async function insertLook(db: Db, row: Insertable<AuditTable>): Promise<void> {
  await db
    .insertInto('audit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type LogFilter = {
  memberId?: string | undefined
  staffId?: string | undefined
  act?: LogAct | undefined
  recordKind?: RecordKind | undefined
  recordId?: string | undefined
  /** Days of Singapore, the last one included. */
  from?: string | undefined
  to?: string | undefined
}

export type LogColumn = 'at'

/** The entries that fit a filter. */
export function logEntries(db: Db, { memberId, staffId, act, recordKind, recordId, from, to }: LogFilter): DeskList<LogRow, LogColumn> {
  let wanted = db.selectFrom('audit')
  if (memberId) wanted = wanted.where('member_id', '=', memberId)
  if (staffId) wanted = wanted.where('staff_id', '=', staffId)
  if (act) wanted = wanted.where('act', '=', act)
  if (recordKind) wanted = wanted.where('record_kind', '=', recordKind)
  if (recordId) wanted = wanted.where('record_id', '=', recordId)
  wanted = wanted.where(withinDays(sql`at`, { from, to }))
  const rowsOf = (on: Db, ids: string[]) => on.selectFrom('audit').selectAll().where('id', 'in', ids).execute()
  return { wanted, id: sql`id`, columns: { at: { by: sql`at` } }, rowsOf }
}
