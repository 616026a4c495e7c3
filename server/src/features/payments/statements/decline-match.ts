import type { StatementLine } from '@mwc/contract/payments/statement-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import type { MoneyDependencies } from '../money/notify-of-money.ts'
import { decideOnLine } from './decide-on-line.ts'
import { changeLine } from './statements.repo.ts'

/** A line is not the money of the payment that was proposed: it is unmatched again. */
export async function declineMatch(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, paymentId, note }: { id: string; paymentId: string; note: string },
): Promise<StatementLine> {
  return decideOnLine(deps, by, { id, act: 'statements.decline', reason: note }, async (tx, line) => {
    if (line.state !== 'proposed' || line.payment_id !== paymentId) throw new Refusal('statements.lineDecided')
    const decided = { decided_by: by.staffId, decided_at: toDate(deps.clock.now()), note }
    await changeLine(tx, id, { state: 'unmatched', payment_id: null, proposed_by: null, ...decided })
  })
}
