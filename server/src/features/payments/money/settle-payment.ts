import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { GatewayReport } from '../../../ports/payment-gateway.ts'
import { toDate } from '../../../ports/clock.ts'
import { faultCode } from '../../../ports/fault-code.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { findPayment, findPaymentByNumber, movePayment } from '../orders/payments.repo.ts'
import { bookCharge } from './book-charge.ts'
import { takeRefunds } from './take-refunds.ts'
import type { NotifyDependencies } from './notify-of-money.ts'

/**
 * Books a gateway's report: each arrival of money once, refunds, and "failed" where none came. False for a payment not ours.
 * Safe to repeat, to reorder and to delay.
 */
export async function settlePayment(
  deps: NotifyDependencies & Pick<Dependencies, 'db'>,
  gateway: string,
  report: GatewayReport,
): Promise<boolean> {
  const { db, clock } = deps
  const found = await findPaymentByNumber(db, gateway, report.transactionNumber)
  if (!found) return false
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, found.member_id)
    const now = clock.now()
    for (const charge of report.charges) {
      const payment = await findPayment(tx, found.id)
      if (payment) await bookCharge(tx, deps, payment, charge, member, now)
    }
    await takeRefunds(tx, deps, found.id, report.refunds ?? [], now)
    const payment = await findPayment(tx, found.id)
    if (report.state === 'failed' && report.charges.length === 0 && payment?.state === 'awaiting') {
      await movePayment(
        tx,
        found.id,
        { state: 'failed', failure_reason: faultCode({ code: report.failureReason ?? 'declined' }) },
        toDate(now),
      )
    }
  })
  return true
}
