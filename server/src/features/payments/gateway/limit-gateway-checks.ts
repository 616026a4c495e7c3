import type { Db, Tx } from '../../../database/database.ts'
import { minuteSeconds, takeAllowances, takeUpTo, usesOf } from '../../../database/take-allowance.ts'
import { isReachable, type PaymentGateway } from '../../../ports/payment-gateway.ts'
import { mostAboutEnded, mostByNotices } from '../orders/gateway-check-pace.rules.ts'
import type { CheckedPayment } from './gateway-checks.repo.ts'

type Gateways = Partial<Record<string, PaymentGateway>>
type Asked = Pick<PaymentGateway, 'name' | 'checksAMinute' | 'isReachable'>
const keyOf = (gateway: string) => `gateway-questions:${gateway}`
const keyOfNotices = (gateway: string) => `gateway-questions-noticed:${gateway}`
const keyOfEnded = (gateway: string) => `gateway-questions-ended:${gateway}`

/**
 * Takes one question of those that all processes together may ask a gateway in a minute; false when they are used up.
 * For a notice that anybody can send about a payment (`noticed`) also of those that notices may bring, and of the part for what
 * has ended: so a storm of them leaves most questions to the plan, where each payment is asked about in its turn.
 */
export async function mayCheck(
  db: Db,
  { name, checksAMinute }: PaymentGateway,
  now: Temporal.Instant,
  noticed: Pick<CheckedPayment, 'state'> | null,
): Promise<boolean> {
  const of = (key: string, limit: number) => ({ key, limit, seconds: minuteSeconds })
  const all = of(keyOf(name), checksAMinute)
  const byNotice = of(keyOfNotices(name), mostByNotices(checksAMinute))
  const ended = of(keyOfEnded(name), mostAboutEnded(checksAMinute))
  if (!noticed) return (await takeAllowances(db, [all], now)) === null
  return (await takeAllowances(db, noticed.state === 'awaiting' ? [byNotice, all] : [byNotice, ended, all], now)) === null
}

/** Names of gateways: those that are not asked now, and those that are asked only about payments that wait. */
export type Exhausted = { forAll: string[]; forEnded: string[] }

/** Which gateways nobody answers for, and whose questions of this minute, or the part of them for what has ended, are used up. */
export async function exhausted(db: Db, gateways: Partial<Record<string, Asked>>, now: Temporal.Instant): Promise<Exhausted> {
  const asked = Object.values(gateways).filter((gateway) => gateway !== undefined)
  const keys = asked.flatMap(({ name }) => [keyOf(name), keyOfEnded(name)])
  const used = await usesOf(db, keys, minuteSeconds, now)
  const isLeft = (key: string, limit: number) => (used.get(key) ?? 0) < limit
  const [forAll, forEnded]: [string[], string[]] = [[], []]
  for (const gateway of asked) {
    const { name, checksAMinute } = gateway
    if (!isReachable(gateway) || !isLeft(keyOf(name), checksAMinute)) forAll.push(name)
    else if (!isLeft(keyOfEnded(name), mostAboutEnded(checksAMinute))) forEnded.push(name)
  }
  return { forAll, forEnded }
}

/** As many of the payments, the first of each gateway and those that wait before all, as may be asked about in this minute. */
export async function limitToAskable(tx: Tx, due: CheckedPayment[], gateways: Gateways, now: Temporal.Instant): Promise<CheckedPayment[]> {
  const kept = new Set(due)
  const keep = async (its: CheckedPayment[], key: string, limit: number): Promise<CheckedPayment[]> => {
    if (its.length === 0) return []
    const taken = await takeUpTo(tx, key, its.length, { limit, seconds: minuteSeconds }, now)
    for (const payment of its.slice(taken)) kept.delete(payment)
    return its.slice(0, taken)
  }
  for (const gateway of Object.values(gateways)) {
    if (!gateway) continue
    const { name, checksAMinute } = gateway
    const its = due.filter((payment) => payment.gateway === name)
    const waiting = its.filter(({ state }) => state === 'awaiting')
    const ended = its.filter(({ state }) => state !== 'awaiting')
    const askable = await keep(ended, keyOfEnded(name), mostAboutEnded(checksAMinute))
    await keep([...waiting, ...askable], keyOf(name), checksAMinute)
  }
  return [...kept]
}
