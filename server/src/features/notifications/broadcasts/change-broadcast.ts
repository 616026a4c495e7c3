import type { LogAct } from '@mwc/contract/log/acts'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { type BroadcastRow, lockBroadcast } from './broadcasts.repo.ts'
import { viewBroadcast } from './view-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/**
 * Changes a locked broadcast by an act, and answers with it as it is then. Refuses with `broadcasts.notFound`.
 * @param decide answers null where nothing is left to do.
 */
export async function changeLockedBroadcast(
  deps: Needed,
  by: Actor,
  { act, id }: { act: LogAct; id: string },
  decide: (tx: Tx, row: BroadcastRow, before: Broadcast) => Promise<BroadcastRow | null>,
): Promise<Broadcast> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockBroadcast(tx, id)
    if (!row) throw new Refusal('broadcasts.notFound')
    const before = await viewBroadcast(tx, row)
    const changed = await decide(tx, row, before)
    if (!changed) return before
    const after = await viewBroadcast(tx, changed)
    await recordAct(tx, deps, by, { act, record: { kind: 'broadcast', id }, before, after })
    return after
  })
}
