import type { StatementLine } from '@mwc/contract/payments/statement-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import type { MoneyDependencies } from '../money/notify-of-money.ts'
import { decideOnLine } from './decide-on-line.ts'
import { isProposable } from './statement.rules.ts'
import { changeLine, paymentsNamed } from './statements.repo.ts'

/** Says whose money a line is, by a number of the payment; another person confirms it. */
export async function proposeMatch(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, transactionNumber, note }: { id: string; transactionNumber: string; note: string },
): Promise<StatementLine> {
  const [paymentId, ...others] = await paymentsNamed(deps.db, [transactionNumber.replace(/\s+/g, '').toUpperCase()])
  if (paymentId === undefined || others.length > 0) throw new Refusal('payments.notFound')
  return decideOnLine(deps, by, { id, act: 'statements.propose', reason: note, paymentId }, async (tx, line) => {
    if (!isProposable(line)) throw new Refusal('statements.lineDecided')
    await changeLine(tx, id, { state: 'proposed', payment_id: paymentId, proposed_by: by.staffId, note })
  })
}
