import { startPayment } from '@mwc/contract/payments/payments.calls'
import { checksAMinute } from '../../server/src/adapters/simulator/simulated-bank.ts'
import { exhausted } from '../../server/src/features/payments/gateway/limit-gateway-checks.ts'
import { mostAboutEnded, pace } from '../../server/src/features/payments/orders/gateway-check-pace.rules.ts'
import { prices } from '../../server/src/testing/fixtures/payment-fixtures.ts'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { seededRandom } from './seeded-random.ts'
import type { FaultProxy } from './fault-proxy.ts'
import type { KillableServer } from './killable-server.ts'
import { type Arrival, gatewayNames, type Method } from './outside-gateway.ts'
import type { Fixture } from './play-history.ts'
import type { SharedClock } from './shared-clock.ts'
import { retry } from './retry.ts'
import { waitUntil } from './wait-until.ts'

/** A question that a dead process took is free again after the lease; the next sweep, three seconds later at most, asks it. */
const periodSeconds = pace.lease + 3
const patienceMs = 300_000

/** The two as the pace at which they are asked knows them. */
const askedGateways = { paynow: { name: gatewayNames.paynow, checksAMinute }, nets: { name: gatewayNames.nets, checksAMinute } }

export type OutageResult = {
  /** Payments that were paid while nobody told of it; those of them that still waited when the gateways came back. */
  unknown: number
  waiting: number
  resolved: number
  waitingResolved: number
  periodSeconds: number
  /** Minutes that the clock moved on for those that had ended, and as many as all that was due takes at the gateways' pace. */
  minutes: number
  minutesOfPace: number
  tookMs: number
}

/**
 * Both gateways go down; members pay, nobody is told, and a server dies with the questions that it had taken.
 * The gateways come back, the clock moves by one reconciliation period and stands: what still waits must become known.
 * Of what has ended a gateway is asked so much a minute; the clock moves on by a minute while some of that is due.
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
  const count = counter(books)
  // Each round asks some of the payments that are due, the longest due first: one asked in vain is enough.
  const lease = new Date(clock.now().epochMilliseconds + pace.lease * 1000)
  const isAsked = async () => (await count('query_after = $1', lease)) >= Math.min(20, numbers.length)
  if (!(await waitUntil(isAsked, patienceMs))) tally.odd('nobody asked the gateways while they were down')
  // The period counts from the last fault: the line is good from here on, and what was taken is not given back.
  line.setFaulty(false)
  const restarted = servers[0]?.killAndStart()
  const over = new Date(clock.now().epochMilliseconds)
  const stillWaiting = `select transaction_number from payment where transaction_number = any($1::text[]) and state = 'awaiting' and expires_at > $2`
  const { rows } = await retry(() => books.executeSql(stillWaiting, [numbers, over]))
  const waiting = rows.map((row) => String(row['transaction_number']))
  for (const method of ['paynow', 'nets'] as const) await gateway.setMode(method, 'up')
  clock.advance(periodSeconds)
  const known = await askAll({ books, clock }, { numbers, waiting })
  await restarted
  line.setFaulty(true)
  return { unknown: numbers.length, waiting: waiting.length, periodSeconds, ...known }
}

/** Waits for what the servers find out: about those that wait at this moment, about the others in the minutes that it takes. */
async function askAll({ books, clock }: { books: OpenDatabase; clock: SharedClock }, of: { numbers: string[]; waiting: string[] }) {
  const began = Date.now()
  const count = counter(books)
  const now = () => new Date(clock.now().epochMilliseconds)
  const countKnown = (some: string[]) => count(`transaction_number = any($1::text[]) and state = 'paid'`, some)
  const isKnown = async () => (await countKnown(of.numbers)) === of.numbers.length
  /** Whether nothing is asked until the clock moves on: nothing is due or being asked, or the minute's questions are used up. */
  const isStill = async () => {
    const { forAll, forEnded } = await retry(() => exhausted(books.db, askedGateways, clock.now()))
    const asked = new Date(clock.now().epochMilliseconds + pace.lease * 1000)
    const isOpen = '(query_after <= $1 and gateway <> all($2::text[])) or query_after = $3'
    return (await count(isOpen, now(), [...forAll, ...forEnded], asked)) === 0
  }
  const names = Object.values(gatewayNames)
  const due = await Promise.all(names.map((name) => count('query_after <= $1 and gateway = $2', now(), name)))
  const minutesOfPace = Math.ceil(Math.max(...due) / mostAboutEnded(checksAMinute))
  await waitUntil(async () => (await countKnown(of.waiting)) === of.waiting.length, patienceMs)
  const waitingResolved = await countKnown(of.waiting)
  let minutes = 0
  for (; ; minutes += 1) {
    await waitUntil(async () => (await isKnown()) || (await isStill()), patienceMs)
    if (minutes === minutesOfPace || (await isKnown())) break
    clock.advance(60)
  }
  return { resolved: await countKnown(of.numbers), waitingResolved, minutes, minutesOfPace, tookMs: Date.now() - began }
}

/** Counts payments, also while PostgreSQL comes back. */
function counter(books: OpenDatabase) {
  return async (from: string, ...values: unknown[]): Promise<number> =>
    Number((await retry(() => books.executeSql(`select count(*) as n from payment where ${from}`, values))).rows[0]?.['n'])
}
