import type { Broadcast, listBroadcasts as endpoint } from '@mwc/contract/notification-desk'
import type { OutputOf } from '@mwc/contract/endpoint'
import type { Db } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../parts.ts'
import { type BroadcastRow, countOutcomes, findBroadcast, pageOfBroadcasts } from './broadcasts.repo.ts'
import { broadcastView } from './broadcasts.views.ts'

/** A broadcast with how far it is. */
export async function viewBroadcast(db: Db, row: BroadcastRow): Promise<Broadcast> {
  return broadcastView(row, await countOutcomes(db, [row.id]))
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
  const counts = await countOutcomes(
    db,
    rows.map(({ id }) => id),
  )
  return { broadcasts: rows.map((row) => broadcastView(row, counts)), total }
}
