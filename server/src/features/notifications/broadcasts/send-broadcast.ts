import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Actor } from '../../log/read-actor.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import { changeLockedBroadcast } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Sends a broadcast now: the next sweep begins with it. Safe to repeat. */
export async function sendBroadcast(deps: Needed, by: Actor, id: string): Promise<Broadcast> {
  return changeLockedBroadcast(deps, by, { act: 'broadcasts.send', id }, async (tx, row) => {
    if (row.state === 'cancelled') throw new Refusal('broadcasts.ended')
    if (row.state === 'sending' || row.state === 'sent') return row
    await deps.queue.wake(tx)
    return changeBroadcast(tx, id, { state: 'scheduled', send_at: toDate(deps.clock.now()) })
  })
}
