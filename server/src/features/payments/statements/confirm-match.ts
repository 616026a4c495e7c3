import type { StatementLine } from '@mwc/contract/payments/statement-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { type MoneyDependencies, readyToNotify } from '../money/notify-of-money.ts'
import { getPayment } from '../orders/payments.repo.ts'
import { bookLine } from './book-line.ts'
import { decideOnLine } from './decide-on-line.ts'
import { isConfirmable } from './statement.rules.ts'
import { changeLine } from './statements.repo.ts'

/**
 * Confirms whose money a line is, and books it. Refuses who proposed it with `statements.samePerson`, and another payment than
 * the one that is proposed now with `statements.lineDecided`.
 */
export async function confirmMatch(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<StatementLine> {
  const told = await readyToNotify(deps)
  const now = deps.clock.now()
  return decideOnLine(deps, by, { id, act: 'statements.confirm' }, async (tx, line, member) => {
    if (line.state !== 'proposed' || line.payment_id !== paymentId || !member) throw new Refusal('statements.lineDecided')
    if (!isConfirmable(line, by.staffId)) throw new Refusal('statements.samePerson')
    await bookLine(tx, told, line, { payment: await getPayment(tx, paymentId), member, now })
    await changeLine(tx, id, { state: 'matched', decided_by: by.staffId, decided_at: toDate(now) })
  })
}
