import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Actor } from '../../log/read-actor.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import { changeLockedBroadcast } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Once it is answered nobody more is told, nor by waiting push or SMS: a batch under way ends first. Safe to repeat. */
export async function cancelBroadcast(deps: Needed, by: Actor, id: string): Promise<Broadcast> {
  return changeLockedBroadcast(deps, by, { act: 'broadcasts.cancel', id }, async (tx, row) => {
    if (row.state === 'sent') throw new Refusal('broadcasts.ended')
    if (row.state === 'cancelled') return row
    return changeBroadcast(tx, id, { state: 'cancelled', ended_at: toDate(deps.clock.now()) })
  })
}
