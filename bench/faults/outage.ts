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
 * Both gateways go down, and while they are, members pay and nobody is told. A server dies with the questions that it had taken. The gateways
 * come back, the clock moves by one period of the reconciliation and stands: everything must become known without it moving any further.
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
  // Of all payments whose question is due, some are asked each round, the longest due first: that any was asked in vain is enough.
  const lease = new Date(clock.now().epochMilliseconds + pace.lease * 1000)
  const leased = 'select count(*) as n from payment where query_after = $1'
  const isAsked = async () => Number((await retry(() => books.executeSql(leased, [lease]))).rows[0]?.['n']) >= Math.min(20, numbers.length)
  if (!(await waitUntil(isAsked, patienceMs))) tally.odd('nobody asked the gateways while they were down')
  // The period counts from the last fault: from here on the line to PostgreSQL is a good one, and what was taken before is not given back.
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
