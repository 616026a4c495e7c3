import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import type { GatewayReport } from '../../../ports/payment-gateway.ts'
import { toDate } from '../../../ports/clock.ts'
import { faultCode } from '../../../ports/fault-code.ts'
import { type LockedMember, lockMember } from '../../membership/lock-member.ts'
import { findPayment, findPaymentByNumber, movePayment } from '../orders/payments.repo.ts'
import { bookCharge } from './book-charge.ts'
import { takeRefunds } from './take-refunds.ts'
import { type MoneyDependencies, type NotifyDependencies, readyToNotify } from './notify-of-money.ts'

/**
 * Books a gateway's report: each arrival of money once, refunds, and "failed" where none came. False for a payment not ours.
 * Safe to repeat, to reorder and to delay.
 */
export async function settlePayment(given: MoneyDependencies, gateway: string, report: GatewayReport): Promise<boolean> {
  const { db, clock } = given
  const deps = await readyToNotify(given)
  const found = await findPaymentByNumber(db, gateway, report.transactionNumber)
  if (!found) return false
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, found.member_id)
    await bookReport(tx, deps, found, report, member, clock.now())
  })
  return true
}

/** Books a report of a payment in the caller's transaction. The member must be locked. */
async function bookReport(
  tx: Tx,
  deps: NotifyDependencies,
  found: PaymentRow,
  report: GatewayReport,
  member: LockedMember,
  now: Temporal.Instant,
): Promise<void> {
  for (const charge of report.charges) await bookCharge(tx, deps, found, charge, member, now, { told: true })
  await takeRefunds(tx, deps, found.id, report.refunds ?? [], now)
  if (report.state !== 'failed' || report.charges.length > 0) return
  const payment = await findPayment(tx, found.id)
  if (payment?.state === 'awaiting') {
    await movePayment(
      tx,
      found.id,
      { state: 'failed', failure_reason: faultCode({ code: report.failureReason ?? 'declined' }) },
      toDate(now),
    )
  }
}
