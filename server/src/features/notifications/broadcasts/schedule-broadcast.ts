import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import { type BroadcastChange, changeLockedBroadcast } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue'>

/** Sets when a broadcast that has not begun is sent. */
export async function scheduleBroadcast(deps: Needed, id: string, sendAt: string): Promise<BroadcastChange> {
  return changeLockedBroadcast(deps, id, async (tx, row) => {
    if (row.state === 'sending') throw new Refusal('broadcasts.begun')
    if (row.state === 'sent' || row.state === 'cancelled') throw new Refusal('broadcasts.ended')
    return changeBroadcast(tx, id, { state: 'scheduled', send_at: new Date(sendAt) })
  })
}
