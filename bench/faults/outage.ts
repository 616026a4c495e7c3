import { startPayment } from '@mwc/contract/payments/payments.calls'
import { pace } from '../../server/src/features/payments/orders/gateway-check-pace.rules.ts'
import { prices } from '../../server/src/testing/fixtures/payment-fixtures.ts'
import { seededRandom } from './seeded-random.ts'
import type { FaultProxy } from './fault-proxy.ts'
import type { KillableServer } from './killable-server.ts'
import type { Arrival, Method } from './outside-gateway.ts'
import type { Fixture } from './play-history.ts'
import type { SharedClock } from './shared-clock.ts'
import { retry } from './retry.ts'
import { waitUntil } from './wait-until.ts'

/** A question that a dead process took is free again after the lease; the next sweep, three seconds later at most, asks it. */
const periodSeconds = pace.lease + 3
const patienceMs = 120_000

export type OutageResult = { unknown: number; resolved: number; periodSeconds: number; tookMs: number }

/**
 * Both gateways go down; members pay, nobody is told, and a server dies with the questions that it had taken.
 * The gateways come back, the clock moves by one reconciliation period and stands: everything must become known.
 */
export async function endOutage(
  fixture: Omit<Fixture, 'timeline'> & { clock: SharedClock; servers: readonly KillableServer[]; line: FaultProxy },
  tokens: readonly string[],
): Promise<OutageResult> {
  const { clock, gateway, phone, books, promised, servers, seed, line, tally } = fixture
  const random = seededRandom(seed, 'outage')
  const paid: Arrival[] = []
  const started = await Promise.all(
    tokens.map(async (token, n) => {
      const [key, method] = [random.uuid(), (n % 2 === 0 ? 'paynow' : 'nets') as Method]
      const input = { idempotencyKey: key, plan: '6months', method, expectedTotalCents: prices['6months'] } as const
      promised.set(key, null)
      const onAnswer = ({ id }: { id: string }) => void promised.set(key, id)
      const { data } = await phone.call(startPayment, input, { token, random: seededRandom(seed, 'outage', n), onAnswer })
      return data && { ...data, method }
    }),
  )
  const open = async () => {
    const known = await Promise.all(started.map((payment) => payment && gateway.knows(payment.transactionNumber)))
    return known.every(Boolean)
  }
  if (!(await waitUntil(open, patienceMs))) throw new Error('not every payment was opened at the gateways')
  for (const method of ['paynow', 'nets'] as const) await gateway.setMode(method, 'down')
  clock.advance(60)
  for (const payment of started) {
    if (!payment) continue
    const arrival = await gateway.pay(payment.method, payment.transactionNumber, payment.amountCents, `${payment.transactionNumber}-silent`)
    if (arrival) paid.push(arrival)
  }
  clock.advance(3 * 3600)
  const numbers = paid.map(({ transactionNumber }) => transactionNumber)
  const known = `select count(*) as n from payment where transaction_number = any($1::text[]) and state = 'paid'`
  const countKnown = async () => Number((await retry(() => books.executeSql(known, [numbers]))).rows[0]?.['n'])
  // Each round asks some of the payments that are due, the longest due first: one asked in vain is enough.
  const lease = new Date(clock.now().epochMilliseconds + pace.lease * 1000)
  const leased = 'select count(*) as n from payment where query_after = $1'
  const isAsked = async () => Number((await retry(() => books.executeSql(leased, [lease]))).rows[0]?.['n']) >= Math.min(20, numbers.length)
  if (!(await waitUntil(isAsked, patienceMs))) tally.odd('nobody asked the gateways while they were down')
  // The period counts from the last fault: the line is good from here on, and what was taken is not given back.
  line.setFaulty(false)
  const restarted = servers[0]?.killAndStart()
  for (const method of ['paynow', 'nets'] as const) await gateway.setMode(method, 'up')
  clock.advance(periodSeconds)
  const began = Date.now()
  const isKnown = async () => (await countKnown()) === numbers.length
  await waitUntil(isKnown, patienceMs)
  const [tookMs, resolved] = [Date.now() - began, await countKnown()]
  await restarted
  line.setFaulty(true)
  return { unknown: numbers.length, resolved, periodSeconds, tookMs }
}
