import type { StatementLine } from '@mwc/contract/payments/statement-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import type { MoneyDependencies } from '../money/notify-of-money.ts'
import { decideOnLine } from './decide-on-line.ts'
import { isLeavable } from './statement.rules.ts'
import { changeLine } from './statements.repo.ts'

/** Puts a line aside that is the money of no payment, with the reason; it stays in the list. */
export async function leaveLine(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, note }: { id: string; note: string },
): Promise<StatementLine> {
  return decideOnLine(deps, by, { id, act: 'statements.leave', reason: note }, async (tx, line) => {
    if (!isLeavable(line)) throw new Refusal('statements.lineDecided')
    await changeLine(tx, id, { state: 'left', decided_by: by.staffId, decided_at: toDate(deps.clock.now()), note })
  })
}
