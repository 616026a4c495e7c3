import { scheduleBroadcastInput } from '@mwc/contract/notifications/notification-desk.schemas'
import type { Language } from '@mwc/contract/language/language'
import type * as z from 'zod/mini'
import { isToDo } from '../../../http/edit-of-version.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Actor } from '../../log/read-actor.ts'
import { isPast } from './broadcast.rules.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { changeLockedBroadcast, refuseBegun } from './change-broadcast.ts'
import { keepingReached, refuseUnconfirmed } from './count-now.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Sets when a broadcast that has not begun is sent. Safe to repeat; refuses another version, and a time that is over. */
export async function scheduleBroadcast(
  deps: Needed,
  by: Actor,
  input: z.output<typeof scheduleBroadcastInput>,
  language: Language = 'english',
): Promise<BroadcastFacts> {
  const [{ id, version }, sendAt] = [input, new Date(input.sendAt)]
  const schedule = () =>
    changeLockedBroadcast(deps, by, { act: 'broadcasts.schedule', id }, async (tx, row, before) => {
      refuseBegun(row)
      if (!isToDo(scheduleBroadcastInput, { version, sendAt: sendAt.toISOString() }, before)) return null
      if (isPast(sendAt, deps.clock.now())) throw fieldRefusal('request.invalid', 'sendAt', 'past', language)
      const reached = await refuseUnconfirmed(tx, deps, row)
      return changeBroadcast(tx, id, { state: 'scheduled', send_at: sendAt, reached, waits_since: null, held_at: null })
    })
  return keepingReached(deps.db, schedule)
}
