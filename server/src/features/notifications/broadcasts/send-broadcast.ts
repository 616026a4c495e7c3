import { refuseOlder } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Actor } from '../../log/read-actor.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { changeLockedBroadcast } from './change-broadcast.ts'
import { keepingReached, refuseUnconfirmed } from './count-now.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Sends a broadcast now, as it was seen: the next sweep begins with it. Safe to repeat. */
export async function sendBroadcast(deps: Needed, by: Actor, { id, version }: { id: string; version: number }): Promise<BroadcastFacts> {
  const now = toDate(deps.clock.now())
  const send = () =>
    changeLockedBroadcast(deps, by, { act: 'broadcasts.send', id }, async (tx, row, before) => {
      if (row.state === 'cancelled') throw new Refusal('broadcasts.ended')
      const isUnderWay = row.state === 'sending' || row.state === 'sent'
      if (isUnderWay || (row.state === 'scheduled' && row.send_at && row.send_at <= now)) return null
      refuseOlder(version, before)
      const reached = await refuseUnconfirmed(tx, deps, row)
      await deps.queue.wake(tx)
      return changeBroadcast(tx, id, { state: 'scheduled', send_at: now, reached, waits_since: null, held_at: null })
    })
  return keepingReached(deps.db, send)
}
