import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listBroadcastMembers as endpoint } from '@mwc/contract/notifications/told-desk.calls'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { broadcastMembers, type ToldColumn, type ToldFilter } from './broadcast-members.repo.ts'
import { toldView } from './told.views.ts'

/** A page of whom a broadcast was for, and what became of telling each. */
export async function listBroadcastMembers(
  { db }: Pick<Dependencies, 'db'>,
  asked: AskedPage<ToldColumn> & ToldFilter & { broadcastId?: string | undefined },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, broadcastMembers(db, asked), asked)
  return { rows: rows.map((row) => ({ id: row.id, ...toldView(row) })), ...counted }
}
