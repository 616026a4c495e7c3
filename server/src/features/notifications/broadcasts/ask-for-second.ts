import { refuseOlder } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Actor } from '../../log/read-actor.ts'
import { isToConfirm } from './broadcast.rules.ts'
import { noteOfBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { changeLockedBroadcast } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Asks for a second person, on the first page of whoever may be one. Safe to repeat. */
export async function askForSecond(deps: Needed, by: Actor, { id, version }: { id: string; version: number }): Promise<BroadcastFacts> {
  return changeLockedBroadcast(deps, by, { act: 'broadcasts.ask', id }, async (tx, _row, before) => {
    refuseOlder(version, before)
    if (!isToConfirm(before)) throw new Refusal('broadcasts.notToConfirm')
    if (before.waitsSince !== null) return null
    return noteOfBroadcast(tx, id, { waits_since: toDate(deps.clock.now()) })
  })
}
