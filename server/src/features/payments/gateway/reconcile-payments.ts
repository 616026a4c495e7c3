import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { checkGateway } from './check-gateway.ts'
import { exhausted, limitToAskable } from './limit-gateway-checks.ts'
import { pace } from '../orders/gateway-check-pace.rules.ts'
import { lease, lockDue } from './gateway-checks.repo.ts'

/** Payments that one round asks about, side by side. */
export const reconcileBatch = 20

/**
 * Asks the gateways about payments whose end is not known, about those that ended here and may wait there, and rarely about paid ones: what
 * a lost callback did not tell. Answers with how many were asked about: no more than each gateway may be asked in a minute by all processes.
 * Several may do this at once: each payment is claimed by a lease, so that a process that dies is made up for, and one about which the
 * gateway did not answer is asked about again when the lease is over, however old it is. Throws when no question was answered; the faults
 * of some go to `onFault`.
 */
export async function reconcilePayments(deps: Dependencies, onFault: (error: unknown) => void = () => undefined): Promise<number> {
  const { db, clock, gateways } = deps
  const now = clock.now()
  const until = toDate(now.add({ seconds: pace.lease }))
  const claimed = await inTransaction(db, async (tx) => {
    const due = await lockDue(tx, toDate(now), { without: await exhausted(tx, gateways, now), limit: reconcileBatch })
    const kept = await limitToAskable(tx, due, gateways, now)
    await lease(
      tx,
      kept.map(({ id }) => id),
      until,
    )
    return kept
  })
  const answers = await Promise.allSettled(claimed.map((payment) => checkGateway(deps, payment, until)))
  const faults = answers.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (faults.length > 0 && faults.length === claimed.length) throw faults[0]
  for (const fault of faults) onFault(fault)
  return claimed.length
}
