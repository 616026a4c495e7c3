import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { type BroadcastRow, lockBroadcast } from './broadcasts.repo.ts'
import { viewBroadcast } from './view-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue'>

export type BroadcastChange = { before: Broadcast | null; after: Broadcast }

/** Changes a locked broadcast, and answers with it before and after. Refuses with `broadcasts.notFound`. */
export async function changeLockedBroadcast(
  { db }: Needed,
  id: string,
  decide: (tx: Tx, row: BroadcastRow) => Promise<BroadcastRow>,
): Promise<BroadcastChange> {
  const [before, after] = await inTransaction(db, async (tx) => {
    const row = await lockBroadcast(tx, id)
    if (!row) throw new Refusal('broadcasts.notFound')
    return [row, await decide(tx, row)] as const
  })
  return { before: await viewBroadcast(db, before), after: await viewBroadcast(db, after) }
}
