import type { Db } from '../../../database/database.ts'
import type { BroadcastRow } from './broadcasts.repo.ts'
import { type BroadcastFacts, broadcastFacts } from './broadcasts.views.ts'
import { countReached } from './count-reached.ts'

/** A broadcast with how far it is. */
export async function viewBroadcast(db: Db, row: BroadcastRow): Promise<BroadcastFacts> {
  return broadcastFacts(row, await countReached(db, [row]))
}
