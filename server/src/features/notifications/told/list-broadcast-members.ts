import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listBroadcastMembers as endpoint } from '@mwc/contract/notifications/told-desk.calls'
import type { AskedPart } from '../../../database/lists/part-of-list.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { broadcastMembers, type ToldColumn, type ToldFilter } from './broadcast-members.repo.ts'
import { toldView } from './told.views.ts'

/** A page of whom a broadcast was for, and what became of telling each. */
export async function listBroadcastMembers(
  { db }: Pick<Dependencies, 'db'>,
  asked: AskedPage<ToldColumn> & Partial<AskedPart> & ToldFilter & { broadcastId?: string | undefined },
): Promise<OutputOf<typeof endpoint>> {
  const list = broadcastMembers(db, asked, {
    downwards: asked.sort.startsWith('-'),
    isWhole: asked.after !== undefined || asked.ids !== undefined,
  })
  const { rows, ...counted } = await pageOfList(db, list, asked)
  return { rows: rows.map((row) => ({ id: row.id, ...toldView(row) })), ...counted }
}
