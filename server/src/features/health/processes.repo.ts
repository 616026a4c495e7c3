import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { ServerProcessTable } from '../../database/tables/programme-tables.ts'

export type ServerProcessRow = Selectable<ServerProcessTable>

/** As many as anybody reads. */
const mostShown = 100

/** Writes a process down, or that it lives still. */
export async function putProcess(db: Db, row: Insertable<ServerProcessTable>): Promise<void> {
  await db
    .insertInto('server_process')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: row.seen_at }))
    .execute()
}

export async function deleteProcess(db: Db, id: string): Promise<void> {
  await db.deleteFrom('server_process').where('id', '=', id).execute()
}

/** The processes that wrote themselves down, the latest started first. */
export async function listProcesses(db: Db): Promise<ServerProcessRow[]> {
  return db.selectFrom('server_process').selectAll().orderBy('started_at', 'desc').limit(mostShown).execute()
}
