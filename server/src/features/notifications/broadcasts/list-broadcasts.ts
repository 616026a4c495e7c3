import type { listBroadcasts as endpoint } from '@mwc/contract/notifications/notification-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { StaffUser } from '../../../http/route.ts'
import { broadcastActsFor } from './broadcast.rules.ts'
import { type BroadcastColumn, type BroadcastFilter, broadcasts } from './broadcasts.repo.ts'
import { broadcastFacts } from './broadcasts.views.ts'
import { countReached } from './count-reached.ts'

/** A page of the broadcasts that fit a filter. */
export async function listBroadcasts(
  { db }: Pick<Dependencies, 'db'>,
  asked: AskedPage<BroadcastColumn> & BroadcastFilter,
  reader: Pick<StaffUser, 'role' | 'staffId'>,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, broadcasts(db, asked), asked)
  const counts = await countReached(db, rows)
  const shown = rows.map((row) => broadcastFacts(row, counts))
  return { rows: shown.map((facts) => ({ ...facts, may: broadcastActsFor(reader, facts) })), ...counted }
}
