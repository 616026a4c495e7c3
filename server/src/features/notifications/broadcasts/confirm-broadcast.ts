import { refuseOlder } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { isSecond, isToConfirm } from './broadcast.rules.ts'
import { noteOfBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { changeLockedBroadcast } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Confirms what a draft says and whom it reaches, as a second person. Safe to repeat; refuses another version than was seen. */
export async function confirmBroadcast(
  deps: Needed,
  by: StaffActor,
  { id, version }: { id: string; version: number },
): Promise<BroadcastFacts> {
  return changeLockedBroadcast(deps, by, { act: 'broadcasts.confirm', id }, async (tx, _row, before) => {
    refuseOlder(version, before)
    if (before.confirmedBy?.id === by.staffId) return null
    if (!isToConfirm(before)) throw new Refusal('broadcasts.notToConfirm')
    if (!isSecond(before, by.staffId)) throw new Refusal('broadcasts.samePerson')
    return noteOfBroadcast(tx, id, { confirmed_by: by.staffId, confirmed_at: toDate(deps.clock.now()), waits_since: null })
  })
}
