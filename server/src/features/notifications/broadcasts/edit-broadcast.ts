import { editBroadcastInput } from '@mwc/contract/notifications/notification-desk.schemas'
import { isToDo } from '../../../http/edit-of-version.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { changeLockedBroadcast, refuseBegun } from './change-broadcast.ts'
import { countNow } from './count-now.ts'
import { type EditInput, readReach, shapeBroadcast } from './read-reach.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/**
 * Changes what a broadcast says, to whom and in which ways. It is a draft then, and nobody has confirmed it.
 * Safe to repeat; refuses another version than stands.
 */
export async function editBroadcast(deps: Needed, by: StaffActor, input: EditInput): Promise<BroadcastFacts> {
  const { id } = input
  return changeLockedBroadcast(deps, by, { act: 'broadcasts.edit', id }, async (tx, row, before) => {
    refuseBegun(row)
    const audience = readReach(input)
    if (!isToDo(editBroadcastInput, { ...input, ...audience }, before)) return null
    return changeBroadcast(tx, id, {
      ...shapeBroadcast(input),
      state: 'draft',
      send_at: null,
      changed_by: by.staffId,
      changed_at: toDate(deps.clock.now()),
      reached: await countNow(tx, deps, audience),
      waits_since: null,
      confirmed_by: null,
      confirmed_at: null,
      held_at: null,
    })
  })
}
