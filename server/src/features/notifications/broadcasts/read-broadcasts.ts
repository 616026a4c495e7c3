import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import type { listBroadcasts as endpoint } from '@mwc/contract/notifications/notification-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Db } from '../../../database/database.ts'
import type { BroadcastCount } from '../../../database/tables/notification-tables.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { type BroadcastRow, countOutcomes, findBroadcast, pageOfBroadcasts } from './broadcasts.repo.ts'
import { broadcastView } from './broadcasts.views.ts'

/** What was counted last; of broadcasts that nobody counted yet, now. */
async function countsOf(db: Db, rows: BroadcastRow[]): Promise<BroadcastCount[]> {
  const uncounted = rows.filter(({ counts }) => counts === null).map(({ id }) => id)
  return [...rows.flatMap(({ counts }) => counts ?? []), ...(await countOutcomes(db, uncounted))]
}

/** A broadcast with how far it is. */
export async function viewBroadcast(db: Db, row: BroadcastRow): Promise<Broadcast> {
  return broadcastView(row, await countsOf(db, [row]))
}

/** One broadcast; refuses with `broadcasts.notFound`. */
export async function readBroadcast({ db }: Pick<Parts, 'db'>, id: string): Promise<Broadcast> {
  const row = await findBroadcast(db, id)
  if (!row) throw new Refusal('broadcasts.notFound')
  return viewBroadcast(db, row)
}

/** A page of all broadcasts, newest first. */
export async function listBroadcasts(
  { db }: Pick<Parts, 'db'>,
  asked: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, total } = await pageOfBroadcasts(db, asked)
  const counts = await countsOf(db, rows)
  return { broadcasts: rows.map((row) => broadcastView(row, counts)), total }
}
