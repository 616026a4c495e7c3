import type { listBroadcasts as endpoint } from '@mwc/contract/notifications/notification-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { type BroadcastColumn, broadcasts } from './broadcasts.repo.ts'
import { broadcastView } from './broadcasts.views.ts'
import { countReached } from './count-reached.ts'

/** A page of all broadcasts, newest first. */
export async function listBroadcasts(
  { db }: Pick<Dependencies, 'db'>,
  asked: AskedPage<BroadcastColumn>,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, broadcasts(db), asked)
  const counts = await countReached(db, rows)
  return { rows: rows.map((row) => broadcastView(row, counts)), ...counted }
}
