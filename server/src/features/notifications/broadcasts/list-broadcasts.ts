import type { listBroadcasts as endpoint } from '@mwc/contract/notifications/notification-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../../dependencies.ts'
import { pageOfBroadcasts } from './broadcasts.repo.ts'
import { broadcastView } from './broadcasts.views.ts'
import { countReached } from './count-reached.ts'

/** A page of all broadcasts, newest first. */
export async function listBroadcasts(
  { db }: Pick<Dependencies, 'db'>,
  asked: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, total } = await pageOfBroadcasts(db, asked)
  const counts = await countReached(db, rows)
  return { broadcasts: rows.map((row) => broadcastView(row, counts)), total }
}
