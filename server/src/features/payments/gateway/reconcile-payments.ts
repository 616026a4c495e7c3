import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { checkGateway } from './check-gateway.ts'
import { exhausted, limitToAskable } from './limit-gateway-checks.ts'
import { pace } from '../orders/gateway-check-pace.rules.ts'
import { lease, lockDue, lockLook } from './gateway-checks.repo.ts'

/** Payments that one round asks about, side by side. */
export const reconcileBatch = 20

/**
 * Makes up for lost callbacks: asks about payments without a known end, ended ones that may wait there, and rarely paid ones.
 * Answers with how many; no more than each gateway may be asked in a minute by all processes, and those that wait first.
 * Safe on several: each payment is leased. After the lease it is asked about again if a process died or a gateway was silent.
 * Throws when no question was answered; the faults of some go to `onFault`.
 */
export async function reconcilePayments(deps: Dependencies, onFault: (error: unknown) => void = () => undefined): Promise<number> {
  const { db, clock, gateways } = deps
  const now = clock.now()
  const until = toDate(now.add({ seconds: pace.lease }))
  const claimed = await inTransaction(db, async (tx) => {
    await lockLook(tx)
    const due = await lockDue(tx, toDate(now), { ...(await exhausted(tx, gateways, now)), limit: reconcileBatch })
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
