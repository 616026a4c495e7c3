import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Actor } from '../../log/read-actor.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import { changeLockedBroadcast } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Sets when a broadcast that has not begun is sent. */
export async function scheduleBroadcast(deps: Needed, by: Actor, id: string, sendAt: string): Promise<Broadcast> {
  return changeLockedBroadcast(deps, by, { act: 'broadcasts.schedule', id }, async (tx, row) => {
    if (row.state === 'sending') throw new Refusal('broadcasts.begun')
    if (row.state === 'sent' || row.state === 'cancelled') throw new Refusal('broadcasts.ended')
    return changeBroadcast(tx, id, { state: 'scheduled', send_at: new Date(sendAt) })
  })
}
