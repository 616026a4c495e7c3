import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import type { Db } from '../../../database/database.ts'
import type { BroadcastRow } from './broadcasts.repo.ts'
import { broadcastView } from './broadcasts.views.ts'
import { countReached } from './count-reached.ts'

/** A broadcast with how far it is. */
export async function viewBroadcast(db: Db, row: BroadcastRow): Promise<Broadcast> {
  return broadcastView(row, await countReached(db, [row]))
}
