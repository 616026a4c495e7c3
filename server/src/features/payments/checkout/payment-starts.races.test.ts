import { randomUUID } from 'node:crypto'
import { listPayments, readPayment, retryPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  addNets,
  endPayments,
  faultsInBooks,
  sellPlans,
  settledReport,
  start,
  tell,
  workerToken,
} from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { openAtGateway } from '../gateway/open-at-gateway.ts'
import { reconcilePayments } from '../gateway/reconcile-payments.ts'

let server: TestServer
let worker = 0
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const another = () => workerToken(server, (worker += 1))
const order = (change: object = {}) =>
  ({ idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900, ...change }) as const
const mine = async (token: string) => (await server.ok(listPayments, {}, { token })).payments
const opened = ({ transactionNumber }: Payment) =>
  server.payNow.opened.filter((each) => each.transactionNumber === transactionNumber).length
const reconcile = async () => {
  while ((await reconcilePayments(server.deps)) > 0);
}

beforeAll(async () => {
  server = await startTestServer()
  addNets(server)
  await sellPlans(server)
})
afterEach(async () => {
  const faults = await faultsInBooks(server)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await endPayments(server)
})
afterAll(() => server.close())

it('three tabs that start the same at once have one payment, which every key stands for from then on', async () => {
  const token = await another()
  const sent = [order(), order(), order()]
  const answers = await times(30, (n) => server.ok(startPayment, sent[n % 3] ?? order(), { token }))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const [payment] = await mine(token)
  if (!payment) throw new Error('no payment')
  expect([(await mine(token)).length, opened(payment)]).toEqual([1, 1])
  await tell(server, settledReport(server, payment))
  const later = await times(3, (n) => server.ok(startPayment, sent[n] ?? order(), { token }))
  expect(later.map(({ id, state }) => [id, state])).toEqual(sent.map(() => [payment.id, 'paid']))
})

it('three tabs that try again at once share the fresh payment', async () => {
  const token = await another()
  const first = await start(server, token)
  const fresh = await times(3, () => server.ok(retryPayment, { id: first.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token }))
  expect(new Set(fresh.map(({ id }) => id)).size).toBe(1)
  expect((await mine(token)).map(({ state }) => state).toSorted()).toEqual(['awaiting', 'cancelled'])
})

it('a member who starts forty different payments at once opens ten, and the last of them waits', async () => {
  const token = await another()
  const answers = await times(40, (n) =>
    server.call(startPayment, order(n % 2 === 0 ? {} : { plan: '1year', expectedTotalCents: 1500 }), { token }),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  const payments = await mine(token)
  expect([payments.length, new Set(refused.map(({ reason }) => reason))]).toEqual([10, new Set(['payments.hourLimit'])])
  expect(payments.filter(({ state }) => state === 'awaiting')).toHaveLength(1)
  await reconcile()
  const left = payments.filter((payment) => payment.state === 'cancelled' && opened(payment) === 1)
  expect(left.filter(({ transactionNumber }) => !server.payNow.cancelled.includes(transactionNumber))).toEqual([])
})

it('a start whose connection is cut after the gateway answered has one payment there, opened by the job, and paid once', async () => {
  const token = await another()
  const sent = order()
  server.payNow.beforeAnswer(() =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      server.db,
    ),
  )
  await server.call(startPayment, sent, { token }).catch(() => null)
  server.clock.advance({ seconds: 5 })
  await server.runJobs()
  const payment = await server.ok(startPayment, sent, { token })
  expect([payment.state, payment.qrText === null, opened(payment), (await mine(token)).length]).toEqual(['awaiting', false, 1, 1])
  await tell(server, settledReport(server, payment))
  expect((await server.ok(startPayment, sent, { token })).state).toBe('paid')
})

it('a start that was abandoned while the gateway was slow is cancelled there, and its late answer shows no QR', async () => {
  const token = await another()
  server.payNow.beforeAnswer(async () => {
    await start(server, token, { plan: '1year' })
  })
  const abandoned = await start(server, token)
  expect(abandoned).toMatchObject({ state: 'cancelled', qrText: null })
  await reconcile()
  expect(server.payNow.cancelled).toContain(abandoned.transactionNumber)
  await openAtGateway(server.deps, abandoned.id)
  expect((await server.ok(readPayment, { id: abandoned.id }, { token })).qrText).toBe(null)
})

it('a late word for the replaced payment, at the moment of its cancelling and of a fresh start, is one term and one QR at most', async () => {
  for (let round = 0; round < 5; round += 1) {
    const token = await another()
    const first = await start(server, token)
    const report = settledReport(server, first)
    server.payNow.setReport(report)
    await Promise.all([
      server.call(retryPayment, { id: first.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token }),
      server.call(startPayment, order(), { token }),
      tell(server, report),
      tell(server, report),
      reconcilePayments(server.deps),
    ])
    await reconcile()
    expect((await server.ok(readPayment, { id: first.id }, { token })).state).toBe('paid')
    const terms = await server.db.selectFrom('term').select('id').where('payment_id', '=', first.id).execute()
    const waiting = (await mine(token)).filter(({ state }) => state === 'awaiting')
    expect([terms.length, waiting.length <= 1]).toEqual([1, true])
    expect(server.payNow.cancelled).not.toContain(first.transactionNumber)
  }
})
