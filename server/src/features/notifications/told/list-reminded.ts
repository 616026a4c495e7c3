import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listReminded as endpoint } from '@mwc/contract/notifications/told-desk.calls'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { reminded, type RemindedColumn, type RemindedFilter } from './reminded.repo.ts'
import { toldView } from './told.views.ts'

/** A page of who was to be reminded on a day, and what became of it. */
export async function listReminded(
  { db }: Pick<Dependencies, 'db'>,
  asked: AskedPage<RemindedColumn> & RemindedFilter,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, reminded(db, asked), asked)
  return { rows: rows.map((row) => ({ id: row.id, stage: row.stage, lastDay: row.last_day, ...toldView(row) })), ...counted }
}
