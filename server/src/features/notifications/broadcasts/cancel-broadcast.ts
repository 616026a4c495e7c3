import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Actor } from '../../log/read-actor.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { changeLockedBroadcast } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Once it is answered nobody more is told, nor by waiting push or SMS: a batch under way ends first. Safe to repeat. */
export async function cancelBroadcast(deps: Needed, by: Actor, id: string): Promise<BroadcastFacts> {
  return changeLockedBroadcast(deps, by, { act: 'broadcasts.cancel', id }, async (tx, row) => {
    if (row.state === 'sent') throw new Refusal('broadcasts.ended')
    if (row.state === 'cancelled') return null
    return changeBroadcast(tx, id, { state: 'cancelled', ended_at: toDate(deps.clock.now()), waits_since: null })
  })
}
