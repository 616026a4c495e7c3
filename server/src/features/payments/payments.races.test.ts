import { randomUUID } from 'node:crypto'
import { listPayments, startPayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ledger, offerPromo, sellPlans, settledReport, start, tell, workerToken } from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { expirePayments } from './orders/expire-payments.ts'
import { reconcilePayments } from './gateway/reconcile-payments.ts'

let server: TestServer
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))

/** Signs workers up one after the other: each reads the newest SMS. */
async function workers(count: number, first: number): Promise<string[]> {
  const tokens: string[] = []
  for (let n = 0; n < count; n += 1) tokens.push(await workerToken(server, first + n))
  return tokens
}

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())

it('200 parallel copies of one callback make one term', async () => {
  const payment = await start(server, await workerToken(server, 1))
  const report = settledReport(server, payment)
  const statuses = await times(200, () => tell(server, report))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await ledger(server)).toEqual(['2026-03-10–2026-09-09'])
  const charges = await server.db.selectFrom('charge').select('outcome').execute()
  expect(charges).toEqual([{ outcome: 'honoured' }])
})

it('the same idempotency key 50 times in parallel is one payment', async () => {
  const token = await workerToken(server, 2)
  const input = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900 } as const
  const answers = await times(50, () => server.ok(startPayment, input, { token }))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await server.ok(listPayments, {}, { token })).payments).toHaveLength(1)
})

it('a member who starts many payments at once has one that waits', async () => {
  const token = await workerToken(server, 3)
  await times(10, (n) => start(server, token, { plan: n % 2 === 0 ? '6months' : '1year' }))
  const { payments } = await server.ok(listPayments, {}, { token })
  expect(payments.filter(({ state }) => state === 'awaiting')).toHaveLength(1)
  expect(payments.filter(({ canContinue }) => canContinue)).toHaveLength(1)
})

it('callback, reconciliation and expiry at the same moment agree', async () => {
  const token = await workerToken(server, 4)
  const payment = await start(server, token)
  const report = settledReport(server, payment)
  server.payNow.setReport(report)
  server.clock.advance({ minutes: 15 })
  await Promise.all([
    ...Array.from({ length: 10 }, () => tell(server, report)),
    ...Array.from({ length: 5 }, () => reconcilePayments(server.deps)),
    ...Array.from({ length: 5 }, () => expirePayments(server.deps)),
  ])
  const [state] = (await server.ok(listPayments, {}, { token })).payments.map((each) => each.state)
  const terms = await server.db.selectFrom('term').select('id').where('payment_id', '=', payment.id).execute()
  expect([state, terms.length]).toEqual(['paid', 1])
})

it('the last use of a promo is taken by exactly one of 100 members', async () => {
  await offerPromo(server, 'LASTONE', { totalLimit: 1 })
  const tokens = await workers(100, 100)
  const answers = await times(100, (n) =>
    server.call(
      startPayment,
      { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', promoCode: 'LASTONE', expectedTotalCents: 900 },
      { token: tokens[n] },
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ reason }) => reason))).toEqual(new Set(['promos.usedUp']))
  expect(await server.db.selectFrom('promo').select('used').where('code', '=', 'LASTONE').executeTakeFirstOrThrow()).toEqual({ used: 1 })
})

it('switching between codes in parallel never leaves a use behind', async () => {
  await offerPromo(server, 'SWAP-A', { totalLimit: 50 })
  await offerPromo(server, 'SWAP-B', { totalLimit: 50 })
  const tokens = await workers(8, 300)
  await times(40, (n) => start(server, tokens[n % 8] ?? '', { promoCode: n % 3 === 0 ? 'SWAP-A' : 'SWAP-B' }))
  const promos = await server.db.selectFrom('promo').select('used').where('code', 'like', 'SWAP-%').execute()
  const reserved = await server.db
    .selectFrom('promo_use')
    .innerJoin('promo', 'promo.id', 'promo_id')
    .select('order_id')
    .where('state', '=', 'reserved')
    .where('code', 'like', 'SWAP-%')
    .execute()
  expect(promos.reduce((sum, { used }) => sum + used, 0)).toBe(8)
  expect(reserved).toHaveLength(8)
})
