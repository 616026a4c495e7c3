import { type Broadcast, scheduleBroadcastInput } from '@mwc/contract/notifications/notification-desk.schemas'
import type * as z from 'zod/mini'
import { isToDo } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Actor } from '../../log/read-actor.ts'
import { changeBroadcast } from './broadcasts.repo.ts'
import { changeLockedBroadcast } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Sets when a broadcast that has not begun is sent. Safe to repeat; refuses another version than stands. */
export async function scheduleBroadcast(deps: Needed, by: Actor, input: z.output<typeof scheduleBroadcastInput>): Promise<Broadcast> {
  const [{ id, version }, sendAt] = [input, new Date(input.sendAt)]
  return changeLockedBroadcast(deps, by, { act: 'broadcasts.schedule', id }, async (tx, row, before) => {
    if (row.state === 'sending') throw new Refusal('broadcasts.begun')
    if (row.state === 'sent' || row.state === 'cancelled') throw new Refusal('broadcasts.ended')
    if (!isToDo(scheduleBroadcastInput, { version, sendAt: sendAt.toISOString() }, before)) return null
    return changeBroadcast(tx, id, { state: 'scheduled', send_at: sendAt })
  })
}
