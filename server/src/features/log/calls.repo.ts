import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { countUpTo } from '../../database/lists/count-up-to.ts'
import type { DeskList } from '../../database/lists/page-of-list.ts'
import type { RefusedCallTable, UnsignedCallTable } from '../../database/tables/log-tables.ts'

export type UnsignedCallRow = Selectable<UnsignedCallTable>
export type RefusedCallRow = Selectable<RefusedCallTable>
type Page = { page: number; pageSize: number }

export async function insertRefusedCall(db: Db, row: Insertable<RefusedCallTable>): Promise<void> {
  await db.insertInto('refused_call').values(row).execute()
}

export type RefusedColumn = 'at'

/** Refused calls, all or those of one of staff. */
export function refusedCalls(db: Db, staffId: string | undefined): DeskList<RefusedCallRow, RefusedColumn> {
  const calls = db.selectFrom('refused_call')
  const wanted = staffId ? calls.where('staff_id', '=', staffId) : calls
  const rowsOf = (on: Db, ids: string[]) => on.selectFrom('refused_call').selectAll().where('id', 'in', ids).execute()
  return { wanted, id: sql`id`, columns: { at: { by: sql`at` } }, rowsOf }
}

/** Counts one call; parallel ones each count. */
export async function addUnsignedCall(db: Db, row: Omit<Insertable<UnsignedCallTable>, 'calls'>): Promise<void> {
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
export async function pageOfUnsignedCalls(db: Db, { page, pageSize }: Page) {
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
  return { rows, ...(await countUpTo(db, counts.select('hour'))) }
}
