import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { isReachable, type PaymentGateway } from '../../../ports/payment-gateway.ts'
import { mayCheck } from './limit-gateway-checks.ts'
import { pace } from '../orders/gateway-check-pace.rules.ts'
import { askBy, leaseNamed } from './gateway-checks.repo.ts'
import { checkGateway } from './check-gateway.ts'

/**
 * Believes nothing of a notice but that something happened: asks the gateway now, and by reconciliation if it is silent.
 * False when the notice names a payment that is not ours.
 */
export async function checkAfterCallback(
  deps: Dependencies,
  gateway: PaymentGateway,
  of: { transactionNumber: string } | { payNumber: string },
): Promise<boolean> {
  const { db, clock } = deps
  const now = clock.now()
  const lease = toDate(now.add({ seconds: pace.lease }))
  const askedBefore = toDate(now.subtract({ seconds: pace.afterCallback }))
  const found = await leaseNamed(db, { gateway: gateway.name, ...of }, { askedBefore, until: lease })
  if (!found) return false
  if (found.isFree && isReachable(gateway) && (await mayCheck(db, gateway, now))) await checkGateway(deps, found.payment, lease)
  else await askBy(db, found.payment.id, toDate(now.add({ seconds: pace.afterCallback })))
  return true
}
