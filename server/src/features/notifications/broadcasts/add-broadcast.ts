import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { insertBroadcast } from './broadcasts.repo.ts'
import { viewBroadcast } from './view-broadcast.ts'
import { type BroadcastInput, readReach } from './read-reach.ts'
import type { BroadcastChange } from './change-broadcast.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue'>

/** Writes a broadcast; the same key answers the one that is there. */
export async function addBroadcast({ db, clock }: Needed, staffId: string, input: BroadcastInput): Promise<BroadcastChange> {
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
    created_at: toDate(clock.now()),
    created_by: staffId,
  }
  const stored = await inTransaction(db, (tx) => insertBroadcast(tx, row))
  return { before: null, after: await viewBroadcast(db, stored) }
}
