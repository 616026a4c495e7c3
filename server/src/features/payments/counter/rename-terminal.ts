import type { Terminal } from '@mwc/contract/payments/counter-desk.schemas'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeTerminal, type TerminalDependencies } from './change-terminal.ts'

/** Gives a terminal another name; what it collected goes along. Safe to repeat; refuses an older version. */
export async function renameTerminal(
  deps: TerminalDependencies,
  by: StaffActor,
  { id, version, name }: { id: string; version: number; name: string },
): Promise<Terminal> {
  return changeTerminal(deps, by, { id, version, act: 'terminals.rename' }, { name })
}
