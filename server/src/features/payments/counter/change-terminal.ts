import type { LogAct } from '@mwc/contract/log/acts'
import { renameTerminalInput, type Terminal } from '@mwc/contract/payments/counter-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { isToDo } from '../../../http/edit-of-version.ts'
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
  { id, act, version, reason }: { id: string; act: LogAct; version?: number; reason?: string },
  changed: { name?: string; retired_at?: Date },
): Promise<Terminal> {
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockTerminal(tx, id)) ? await findTerminal(tx, id) : undefined
    if (!before || before.retired_at !== null) throw new Refusal('counter.terminalUnknown')
    const { name } = changed
    const stands = { version: before.version, name: before.name }
    if (version !== undefined && !isToDo(renameTerminalInput, { version, name }, stands)) return terminalView(before, by.role)
    if (name !== undefined && (await isNameTaken(tx, { id, placeId: before.place_id, name }))) throw new Refusal('counter.terminalTaken')
    await updateTerminal(tx, id, changed)
    const after = { ...before, ...changed, version: before.version + 1 }
    await recordAct(tx, deps, by, { act, record: { kind: 'terminal', id }, reason, before: logged(before), after: logged(after) })
    return terminalView(after, by.role)
  })
}
