import type { Terminal } from '@mwc/contract/payments/counter-desk.schemas'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeTerminal, type TerminalDependencies } from './change-terminal.ts'

/** Gives a terminal another name; what it collected goes along. */
export async function renameTerminal(
  deps: TerminalDependencies,
  by: StaffActor,
  { id, name }: { id: string; name: string },
): Promise<Terminal> {
  return changeTerminal(deps, by, { id, act: 'terminals.rename' }, { name })
}
