import type { LogAct } from '@mwc/contract/log/acts'
import type { Terminal } from '@mwc/contract/payments/counter-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { terminalView } from './counter.views.ts'
import { findTerminal, isNameTaken, lockTerminal, type TerminalRow, updateTerminal } from './terminals.repo.ts'

export type TerminalDependencies = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

const logged = ({ name, retired_at }: TerminalRow) => ({ name, retiredAt: retired_at?.toISOString() ?? null })

/** Changes a terminal in use, in a transaction of its own, and records it. */
export async function changeTerminal(
  deps: TerminalDependencies,
  by: StaffActor,
  { id, act, reason }: { id: string; act: LogAct; reason?: string },
  changed: { name?: string; retired_at?: Date },
): Promise<Terminal> {
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockTerminal(tx, id)) ? await findTerminal(tx, id) : undefined
    if (!before || before.retired_at !== null) throw new Refusal('counter.terminalUnknown')
    const { name } = changed
    if (name !== undefined && (await isNameTaken(tx, { id, placeId: before.place_id, name }))) throw new Refusal('counter.terminalTaken')
    await updateTerminal(tx, id, changed)
    const after = { ...before, ...changed }
    await recordAct(tx, deps, by, { act, record: { kind: 'terminal', id }, reason, before: logged(before), after: logged(after) })
    return terminalView(after, by.role)
  })
}
