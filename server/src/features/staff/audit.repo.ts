import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { AuditTable } from '../../database/tables.ts'

export async function insertAudit(db: Db, row: Insertable<AuditTable>): Promise<void> {
  await db.insertInto('audit').values(row).execute()
}

/** Up to 100 entries before a moment (or the newest), newest first. */
export async function listAuditRows(db: Db, before: Date | null): Promise<Selectable<AuditTable>[]> {
  let query = db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(100)
  if (before) query = query.where('at', '<', before)
  return query.execute()
}
