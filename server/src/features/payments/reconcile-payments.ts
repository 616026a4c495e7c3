import { inTransaction } from '../../database/in-transaction.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { askGateway, asking, type AskedPayment, leaseSeconds } from './ask-gateway.ts'

/** Payments that one round asks about, side by side. */
export const reconcileBatch = 20

/**
 * Asks the gateways about payments whose end is not known, and rarely about paid ones: what a lost callback did not tell. Answers with
 * how many were due. Several processes may do this at once: each payment is claimed by a lease, so that a process that dies is made up
 * for, and one about which the gateway did not answer is asked about again when the lease is over, however old it is. Throws when no
 * question was answered; the faults of some go to `onFault`.
 */
export async function reconcilePayments(parts: Parts, onFault: (error: unknown) => void = () => undefined): Promise<number> {
  const { db, clock } = parts
  const now = clock.now()
  const lease = toDate(now.add({ seconds: leaseSeconds }))
  const claimed = await inTransaction(db, async (tx) => {
    const due: AskedPayment[] = await tx
      .selectFrom('payment')
      .select(asking)
      .where('query_after', '<=', toDate(now))
      .orderBy('query_after')
      .limit(reconcileBatch)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.updateTable('payment').set({ query_after: lease }).where('id', 'in', ids).execute()
    return due
  })
  const answers = await Promise.allSettled(claimed.map((payment) => askGateway(parts, payment, lease)))
  const faults = answers.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (faults.length > 0 && faults.length === claimed.length) throw faults[0]
  for (const fault of faults) onFault(fault)
  return claimed.length
}
