import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../../database/in-transaction.ts'
import { addNets, endPayments, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { lockLook } from './gateway-checks.repo.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let server: TestServer
let nets: TestGateway
let worker = 0
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const mostAMinute = 5

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  nets = addNets(server)
  server.deps.gateways.paynow = { ...server.payNow, checksAMinute: mostAMinute }
  server.clock.set('2026-03-10T10:00:00+08:00')
  await endPayments(server)
  await server.db.deleteFrom('allowance').execute()
  server.payNow.asked.length = 0
})

/** Signs workers up one after the other: each reads the newest SMS. */
async function waiting(count: number, method: 'paynow' | 'nets') {
  const payments = []
  for (let n = 0; n < count; n += 1) payments.push(await start(server, await workerToken(server, (worker += 1)), { method }))
  return payments
}
const drain = async () => {
  while ((await reconcilePayments(server.deps)) > 0);
}

it('all processes together ask a gateway so often a minute and no more, the longest due first, and another gateway waits for none of it', async () => {
  const payments = await waiting(12, 'paynow')
  const machine = await waiting(3, 'nets')
  server.clock.set('2026-03-10T10:01:00+08:00')
  await times(6, drain)
  expect(server.payNow.asked).toHaveLength(mostAMinute)
  expect(nets.asked.toSorted()).toEqual(machine.map(({ transactionNumber }) => transactionNumber).toSorted())
  for (const minute of [2, 3]) {
    server.clock.set(`2026-03-10T10:0${minute}:00+08:00`)
    await times(6, drain)
    expect(server.payNow.asked).toHaveLength(minute * mostAMinute)
  }
  expect(new Set(server.payNow.asked)).toEqual(new Set(payments.map(({ transactionNumber }) => transactionNumber)))
})

it('who looks what is due while another process does waits for it', async () => {
  const [payment] = await waiting(1, 'paynow')
  server.clock.set('2026-03-10T10:01:00+08:00')
  const waits = sql<{ n: number }>`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  let looks: Promise<number> | undefined
  await inTransaction(server.db, async (tx) => {
    await lockLook(tx)
    looks = reconcilePayments(server.deps)
    await expect.poll(async () => (await waits.execute(server.db)).rows).toEqual([{ n: 1 }])
    expect(server.payNow.asked).toEqual([])
  })
  expect([await looks, server.payNow.asked]).toEqual([1, [payment?.transactionNumber]])
})

it('a storm of notices asks no faster, and what it was about is asked in its turn', async () => {
  server.deps.gateways.nets = { ...nets, checksAMinute: mostAMinute }
  const payments = await waiting(8, 'nets')
  server.clock.set('2026-03-10T10:01:00+08:00')
  for (const payment of payments) nets.setReport(settledReport(server, payment))
  const storm = payments.flatMap((payment) => Array.from({ length: 10 }, () => payment))
  const statuses = await Promise.all(storm.map((payment) => tell(server, settledReport(server, payment), nets)))
  // Of five a third, rounded down; the rest goes by the plan, within the same minute.
  expect([new Set(statuses), nets.asked.length]).toEqual([new Set([200]), 1])
  server.clock.set('2026-03-10T10:01:02+08:00')
  await times(6, drain)
  expect(nets.asked).toHaveLength(mostAMinute)
  // Notices of one payment that come at once may each be a question.
  for (const minute of [2, 3]) {
    server.clock.set(`2026-03-10T10:0${minute}:00+08:00`)
    await times(6, drain)
  }
  const unpaid = await server.db.selectFrom('payment').select('id').where('state', '=', 'awaiting').execute()
  expect(unpaid).toEqual([])
})

it('of many that ended and are due, payments that wait are asked about first, and a notice at once', async () => {
  const ended = (await waiting(12, 'nets')).map(({ transactionNumber }) => transactionNumber)
  await endPayments(server)
  const longDue = { query_after: new Date('2026-03-10T10:00:00+08:00') }
  await server.db.updateTable('payment').set(longDue).where('transaction_number', 'in', ended).execute()
  server.deps.gateways.nets = { ...nets, checksAMinute: mostAMinute }
  server.clock.set('2026-03-10T13:00:00+08:00')
  const [waits] = await waiting(1, 'nets')
  if (!waits) throw new Error('no payment')
  server.clock.set('2026-03-10T13:01:00+08:00')
  await times(6, drain)
  const aboutEnded = () => nets.asked.filter((number) => ended.includes(number)).length
  // Half of five, rounded down.
  expect([nets.asked.length, aboutEnded(), nets.asked.includes(waits.transactionNumber)]).toEqual([3, 2, true])
  server.clock.advance({ seconds: 2 })
  nets.setReport(settledReport(server, waits))
  expect(await tell(server, settledReport(server, waits), nets)).toBe(200)
  const { state } = await server.db.selectFrom('payment').select('state').where('id', '=', waits.id).executeTakeFirstOrThrow()
  expect([state, nets.asked.length]).toEqual(['paid', 4])
  for (const minute of [2, 3, 4, 5, 6]) {
    server.clock.set(`2026-03-10T13:0${minute}:00+08:00`)
    await times(6, drain)
    expect(aboutEnded()).toBe(minute * 2)
  }
})
