import type { LogAct } from '@mwc/contract/log/acts'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { type LockedMember, lockMember } from '../../membership/lock-member.ts'
import { type ChargeRow, findCharge } from '../money/charges.repo.ts'
import { findPayment } from '../orders/payments.repo.ts'
import type { MoneyDependencies } from '../money/notify-of-money.ts'
import { readDeskPayment } from './read-desk-payment.ts'
import { recordPaymentAct, type PaymentDetail } from './record-payment-act.ts'

/** Decides once on money under review, its member locked; a decision that is repeated is answered again. */
export async function decideOnMoney(
  deps: MoneyDependencies,
  by: StaffActor,
  { act, chargeId, note }: { act: LogAct; chargeId: string; note: string },
  isRepeated: (charge: ChargeRow) => boolean,
  run: (tx: Tx, charge: ChargeRow, member: LockedMember) => Promise<void>,
): Promise<PaymentDetail> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findCharge(tx, chargeId)
    const payment = found && (await findPayment(tx, found.payment_id))
    if (!payment) throw new Refusal('payments.notFound')
    const member = await lockMember(tx, payment.member_id)
    const charge = await findCharge(tx, chargeId)
    if (charge?.outcome === 'toReview')
      return recordPaymentAct(tx, deps, by, { act, paymentId: payment.id, note }, () => run(tx, charge, member))
    // The same decision sent again is the one that was taken; another one, another transfer too, comes too late.
    if (!charge?.decided_by || !isRepeated(charge)) throw new Refusal('payments.reviewed')
    return readDeskPayment(tx, payment.id, by.role)
  })
}
