import { inTransaction } from '../../database/in-transaction.ts'
import type { PaymentRow } from '../../database/rows.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { nextQueryDelay, paidQueryDelay, queryDays } from './payment.rules.ts'
import { settlePayment } from './settle-payment.ts'

const batch = 20

/**
 * Asks the gateways about payments whose end is not known, and rarely about paid ones: what a lost callback did not tell. Several processes may do this at once;
 * each payment is claimed by moving its next time of asking. A gateway that is down is asked again later.
 */
export async function reconcilePayments(parts: Parts): Promise<number> {
  const { db, clock } = parts
  const now = clock.now()
  const claimed = await inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('payment')
      .select(['id', 'method', 'gateway', 'transaction_number', 'pay_number', 'created_at', 'state'])
      .where('query_after', '<=', toDate(now))
      .orderBy('query_after')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const payment of due) {
      const age = Math.floor((now.epochMilliseconds - payment.created_at.getTime()) / 1000)
      const delay = payment.state === 'paid' ? paidQueryDelay : nextQueryDelay(age)
      const again = age > queryDays * 86_400 ? null : toDate(now.add({ seconds: delay }))
      await tx.updateTable('payment').set({ query_after: again }).where('id', '=', payment.id).execute()
    }
    return due
  })
  const answers = await Promise.allSettled(claimed.map((payment) => askAboutPayment(parts, payment)))
  const failed = answers.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return claimed.length
}

async function askAboutPayment(
  parts: Parts,
  payment: Pick<PaymentRow, 'method' | 'gateway' | 'transaction_number' | 'pay_number'>,
): Promise<void> {
  const gateway = payment.method === 'promo' ? undefined : parts.gateways[payment.method]
  if (!gateway || gateway.name !== payment.gateway) return
  const report = await gateway.query(payment.transaction_number, payment.pay_number)
  if (report.state !== 'unknown' && report.state !== 'waiting') await settlePayment(parts, gateway.name, report)
}
