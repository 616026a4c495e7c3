import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import { type BroadcastChange, changeLockedBroadcast } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue'>

/** Once it is answered nobody more is told, nor by waiting push or SMS: a batch under way ends first. Safe to repeat. */
export async function cancelBroadcast(deps: Needed, id: string): Promise<BroadcastChange> {
  return changeLockedBroadcast(deps, id, async (tx, row) => {
    if (row.state === 'sent') throw new Refusal('broadcasts.ended')
    if (row.state === 'cancelled') return row
    return changeBroadcast(tx, id, { state: 'cancelled', ended_at: toDate(deps.clock.now()) })
  })
}
