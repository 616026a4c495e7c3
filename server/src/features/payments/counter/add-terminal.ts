import { randomUUID } from 'node:crypto'
import type { Terminal } from '@mwc/contract/payments/counter-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { terminalView } from './counter.views.ts'
import { findTerminal, insertTerminal, isPlace } from './terminals.repo.ts'

/** Adds a terminal to a place. Refuses with `counter.placeUnknown`, and a name in use there with `counter.terminalTaken`. */
export async function addTerminal(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { placeId, name }: { placeId: string; name: string },
): Promise<Terminal> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await isPlace(tx, placeId))) throw new Refusal('counter.placeUnknown')
    const id = randomUUID()
    const isAdded = await insertTerminal(tx, { id, place_id: placeId, name, added_at: toDate(deps.clock.now()) })
    const row = isAdded ? await findTerminal(tx, id) : undefined
    if (!row) throw new Refusal('counter.terminalTaken')
    const record = { kind: 'terminal', id } as const
    await recordAct(tx, deps, by, { act: 'terminals.add', record, before: null, after: { place: row.place_name, name } })
    return terminalView(row, by.role)
  })
}
