import type { LogAct } from '@mwc/contract/log/acts'
import type { StatementLine } from '@mwc/contract/payments/statement-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { type LockedMember, lockMember } from '../../membership/lock-member.ts'
import type { MoneyDependencies } from '../money/notify-of-money.ts'
import { getPayment } from '../orders/payments.repo.ts'
import { lineView } from './statement.views.ts'
import { findLine, getLine, type Line, lockLine } from './statements.repo.ts'

/** What the log keeps of a line: figures and the payment, none of what a payer wrote. */
const logged = ({ day, amountCents, state, payment, file }: StatementLine) => ({
  day,
  amountCents,
  state,
  transactionNumber: payment?.transactionNumber ?? null,
  file: file.name,
  number: file.number,
})

/** Decides on a line, its payment's member locked before it, and records it. `paymentId` is one that it is not of yet. */
export async function decideOnLine(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, act, reason, paymentId }: { id: string; act: LogAct; reason?: string; paymentId?: string },
  change: (tx: Tx, line: Line, member: LockedMember | null) => Promise<void>,
): Promise<StatementLine> {
  const found = await getLine(deps.db, id)
  const of = paymentId ?? found?.payment_id ?? null
  return inTransaction(deps.db, async (tx) => {
    const member = of === null ? null : await lockMember(tx, (await getPayment(tx, of)).member_id)
    const line = await lockLine(tx, id)
    const before = line && (await findLine(tx, id))
    if (!line || !before) throw new Refusal('statements.lineUnknown')
    if (paymentId === undefined && line.payment_id !== of) throw new Refusal('statements.lineDecided')
    await change(tx, line, member)
    const after = await findLine(tx, id)
    if (!after) throw new Refusal('statements.lineUnknown')
    await recordAct(tx, deps, by, {
      act,
      record: { kind: 'statementLine', id },
      ...(member ? { memberId: member.id } : {}),
      reason,
      before: logged(lineView(before, by)),
      after: logged(lineView(after, by)),
    })
    return lineView(after, by)
  })
}
