import type { LogAct } from '@mwc/contract/log/acts'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { type BroadcastRow, lockBroadcast } from './broadcasts.repo.ts'
import type { BroadcastFacts } from './broadcasts.views.ts'
import { viewBroadcast } from './view-broadcast.ts'

/** Refuses to change a broadcast whose members are being told, or were. */
export function refuseBegun({ state }: Pick<BroadcastRow, 'state'>): void {
  if (state === 'sending') throw new Refusal('broadcasts.begun')
  if (state === 'sent' || state === 'cancelled') throw new Refusal('broadcasts.ended')
}

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/**
 * Changes a locked broadcast by an act, and answers with it as it is then. Refuses with `broadcasts.notFound`.
 * @param decide answers null where nothing is left to do.
 */
export async function changeLockedBroadcast(
  deps: Needed,
  by: Actor,
  { act, id }: { act: LogAct; id: string },
  decide: (tx: Tx, row: BroadcastRow, before: BroadcastFacts) => Promise<BroadcastRow | null>,
): Promise<BroadcastFacts> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockBroadcast(tx, id)
    if (!row) throw new Refusal('broadcasts.notFound')
    const before = await viewBroadcast(tx, row)
    const changed = await decide(tx, row, before)
    if (!changed) return before
    const after = await viewBroadcast(tx, changed)
    await recordAct(tx, deps, by, { act, record: { kind: 'broadcast', id }, before, after })
    return after
  })
}
