import { randomUUID } from 'node:crypto'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { insertBroadcast } from './broadcasts.repo.ts'
import { viewBroadcast } from './view-broadcast.ts'
import { type BroadcastInput, readReach } from './read-reach.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>

/** Writes a broadcast; the same key answers the one that is there. */
export async function addBroadcast(deps: Needed, by: StaffActor, input: BroadcastInput): Promise<Broadcast> {
  const { requestKey, title, text, opens, bySms, sendAt } = input
  const row = {
    id: randomUUID(),
    request_key: requestKey,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    opens: opens ?? null,
    by_sms: bySms,
    audience: JSON.stringify(readReach(input)),
    state: sendAt ? ('scheduled' as const) : ('draft' as const),
    send_at: sendAt ? new Date(sendAt) : null,
    created_at: toDate(deps.clock.now()),
    created_by: by.staffId,
  }
  return inTransaction(deps.db, async (tx) => {
    const stored = await insertBroadcast(tx, row)
    const after = await viewBroadcast(tx, stored)
    const isNew = stored.id === row.id
    if (isNew) await recordAct(tx, deps, by, { act: 'broadcasts.add', record: { kind: 'broadcast', id: row.id }, before: null, after })
    return after
  })
}
