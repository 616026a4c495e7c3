import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { AuditTable, UnsignedCallTable } from '../../database/tables/staff-tables.ts'

export type AuditRow = Selectable<AuditTable>
export type UnsignedCallRow = Selectable<UnsignedCallTable>

export async function insertAudit(db: Db, row: Insertable<AuditTable>): Promise<void> {
  await db.insertInto('audit').values(row).execute()
}

/** Up to 100 entries before a moment (or the newest), newest first. */
export async function listAuditRows(db: Db, before: Date | null): Promise<AuditRow[]> {
  let query = db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(100)
  if (before) query = query.where('at', '<', before)
  return query.execute()
}

/** Counts one call; parallel ones each count. */
export async function countUnauthenticatedCall(db: Db, row: Omit<Insertable<UnsignedCallTable>, 'calls'>): Promise<void> {
  await db
    .insertInto('unsigned_call')
    .values({ ...row, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'act', 'outcome', 'address_hash', 'username'])
        .doUpdateSet({ calls: sql`unsigned_call.calls + 1`, last_at: row.last_at }),
    )
    .execute()
}

/** A page of the counts, the newest hour and in it the most calls first, and how many there are. */
export async function listUnauthenticatedRows(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  const counts = db.selectFrom('unsigned_call')
  const rows = await counts
    .selectAll()
    .orderBy('hour', 'desc')
    .orderBy('calls', 'desc')
    .orderBy('act')
    .orderBy('address_hash')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await counts.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
