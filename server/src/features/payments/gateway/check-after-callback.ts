import type { Dependencies } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { isReachable, type PaymentGateway } from '../../../ports/payment-gateway.ts'
import { mayCheck } from './limit-gateway-checks.ts'
import { isHeardAtOnce, noticedCheck, pace } from '../orders/gateway-check-pace.rules.ts'
import { askBy, findNamed, leaseNamed, type NamedPayment } from './gateway-checks.repo.ts'
import { checkGateway } from './check-gateway.ts'

/**
 * Believes nothing of a notice but that something happened: asks the gateway now, and by reconciliation if it is silent.
 * Anybody can send one that names a transaction number: beyond its own questions, and long after the end, it waits for the plan.
 * False when the notice names a payment that is not ours.
 */
export async function checkAfterCallback(
  deps: Dependencies,
  gateway: PaymentGateway,
  of: { transactionNumber: string } | { payNumber: string },
): Promise<boolean> {
  const { db, clock } = deps
  const now = clock.now()
  const payment = await findNamed(db, { gateway: gateway.name, ...of })
  if (!payment) return false
  // What names a pay number came with the gateway's signature.
  const isSigned = 'payNumber' in of
  const lease = toDate(now.add({ seconds: pace.lease }))
  const askedBefore = toDate(now.subtract({ seconds: pace.afterCallback }))
  const times = timesOf(payment)
  const isFree = (isSigned || isHeardAtOnce(times, now)) && (await leaseNamed(db, payment.id, { askedBefore, until: lease }))
  if (isFree && isReachable(gateway) && (await mayCheck(db, gateway, now, isSigned ? null : payment)))
    await checkGateway(deps, payment, lease)
  else await askBy(db, payment.id, toDate(noticedCheck(times, isSigned ? null : times.askedAt, now)))
  return true
}

function timesOf({ state, created_at, expires_at, asked_at }: NamedPayment) {
  return { state, createdAt: toInstant(created_at), expiresAt: toInstant(expires_at), askedAt: asked_at && toInstant(asked_at) }
}
