import type { Db, Tx } from '../../../database/database.ts'
import { minuteSeconds, takeAllowance, takeUpTo } from '../../../database/take-allowance.ts'
import { isReachable, type PaymentGateway } from '../../../ports/payment-gateway.ts'
import type { CheckedPayment } from './gateway-checks.repo.ts'

type Gateways = Partial<Record<string, PaymentGateway>>
const keyOf = (gateway: string) => `gateway-questions:${gateway}`

/** Takes one question of those that all processes together may ask a gateway in a minute; false when they are used up. */
export async function mayCheck(db: Db, { name, checksAMinute }: PaymentGateway, now: Temporal.Instant): Promise<boolean> {
  return takeAllowance(db, keyOf(name), checksAMinute, minuteSeconds, now)
}

/** Names of the gateways that are not asked now: nobody was there, or the questions of this minute are used up. */
export async function exhausted(db: Db, gateways: Gateways, now: Temporal.Instant): Promise<string[]> {
  const names = await Promise.all(
    Object.values(gateways).map(async (gateway) => {
      const isLeft =
        !gateway || (isReachable(gateway) && (await takeAllowance(db, keyOf(gateway.name), gateway.checksAMinute, minuteSeconds, now, 0)))
      return isLeft ? [] : [gateway.name]
    }),
  )
  return names.flat()
}

/** As many of the payments, the first of each gateway, as may be asked about in this minute. */
export async function limitToAskable(tx: Tx, due: CheckedPayment[], gateways: Gateways, now: Temporal.Instant): Promise<CheckedPayment[]> {
  const kept = new Set(due)
  for (const gateway of Object.values(gateways)) {
    const its = due.filter((payment) => payment.gateway === gateway?.name)
    if (!gateway || its.length === 0) continue
    const taken = await takeUpTo(tx, keyOf(gateway.name), its.length, { limit: gateway.checksAMinute, seconds: minuteSeconds }, now)
    for (const payment of its.slice(taken)) kept.delete(payment)
  }
  return [...kept]
}
