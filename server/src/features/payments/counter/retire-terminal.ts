import type { Terminal } from '@mwc/contract/payments/counter-desk.schemas'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeTerminal, type TerminalDependencies } from './change-terminal.ts'

/** Nothing more is collected on a terminal from now on; its days stay. */
export async function retireTerminal(
  deps: TerminalDependencies,
  by: StaffActor,
  { id, note }: { id: string; note: string },
): Promise<Terminal> {
  return changeTerminal(deps, by, { id, act: 'terminals.retire', reason: note }, { retired_at: toDate(deps.clock.now()) })
}
