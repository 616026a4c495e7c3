import type { LogAct } from '@mwc/contract/log/acts'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { type LockedMember, lockMember } from '../../membership/lock-member.ts'
import { type ChargeRow, findCharge } from '../money/charges.repo.ts'
import { findPayment, getPayment } from '../orders/payments.repo.ts'
import { type MoneyDependencies, type NotifyDependencies, readyToNotify } from '../money/notify-of-money.ts'
import { readDeskPayment } from './read-desk-payment.ts'
import { recordPaymentAct, type PaymentDetail } from './record-payment-act.ts'

/** The money that is decided on, as it is with its member locked, and what the member is told with. */
type Decided = { charge: ChargeRow; payment: PaymentRow; member: LockedMember; told: NotifyDependencies }

/** Decides once on money under review, its member locked; a decision that is repeated is answered again. */
export async function decideOnMoney(
  deps: MoneyDependencies,
  by: StaffActor,
  { act, chargeId, note }: { act: LogAct; chargeId: string; note: string },
  isRepeated: (charge: ChargeRow) => boolean,
  run: (tx: Tx, decided: Decided) => Promise<void>,
): Promise<PaymentDetail> {
  const told = await readyToNotify(deps)
  return inTransaction(deps.db, async (tx) => {
    const found = await findCharge(tx, chargeId)
    const paid = found && (await findPayment(tx, found.payment_id))
    if (!paid) throw new Refusal('payments.notFound')
    const member = await lockMember(tx, paid.member_id)
    const charge = await findCharge(tx, chargeId)
    if (charge?.outcome === 'toReview')
      return recordPaymentAct(tx, deps, by, { act, paymentId: paid.id, note }, async () =>
        run(tx, { charge, payment: await getPayment(tx, paid.id), member, told }),
      )
    // The same decision sent again is the one that was taken; another one, another transfer too, comes too late.
    if (!charge?.decided_by || !isRepeated(charge)) throw new Refusal('payments.reviewed')
    return readDeskPayment(tx, paid.id, by.role)
  })
}
