import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import { inTransaction } from '../../../database/in-transaction.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { isPast } from './broadcast.rules.ts'
import { findByRequestKey, insertBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { countNow, refuseUnconfirmed } from './count-now.ts'
import { viewBroadcast } from './view-broadcast.ts'
import { type BroadcastInput, readReach, shapeBroadcast } from './read-reach.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Writes a broadcast; the same key answers the one that is there. One with its time is refused where that is over. */
export async function addBroadcast(
  deps: Needed,
  by: StaffActor,
  input: BroadcastInput,
  language: Language = 'english',
): Promise<BroadcastFacts> {
  const now = deps.clock.now()
  const sendAt = input.sendAt ? new Date(input.sendAt) : null
  const id = randomUUID()
  return inTransaction(deps.db, async (tx) => {
    const known = await findByRequestKey(tx, input.requestKey)
    if (known) return viewBroadcast(tx, known)
    if (sendAt && isPast(sendAt, now)) throw fieldRefusal('request.invalid', 'sendAt', 'past', language)
    const audience = readReach(input)
    const unconfirmed = { id, version: 1, audience, confirmed_at: null }
    const reached = sendAt ? await refuseUnconfirmed(tx, deps, unconfirmed) : await countNow(tx, deps, audience)
    await insertBroadcast(tx, {
      id,
      request_key: input.requestKey,
      ...shapeBroadcast(input),
      state: sendAt ? 'scheduled' : 'draft',
      send_at: sendAt,
      created_at: toDate(now),
      created_by: by.staffId,
      reached,
    })
    const stored = await findByRequestKey(tx, input.requestKey)
    if (!stored) throw new Error('the broadcast was not kept')
    const after = await viewBroadcast(tx, stored)
    if (stored.id === id) await recordAct(tx, deps, by, { act: 'broadcasts.add', record: { kind: 'broadcast', id }, before: null, after })
    return after
  })
}
