import { randomUUID } from 'node:crypto'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import { listPayments, startPayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FaultProxy, faultProxy } from '../testing/databases/fault-proxy.ts'
import { prices, sellPlans, settledReport, start, tell } from '../testing/fixtures/payment-fixtures.ts'
import { mobileOf, signUpWorker, testPassword } from '../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
let line: FaultProxy
let token: string
beforeAll(async () => {
  const through = async (url: string) => {
    line = await faultProxy(url)
    return line.url
  }
  // As the server runs, but sooner.
  const env = { DATABASE_CONNECT_MS: '400', DATABASE_STATEMENT_MS: '600' }
  server = await startTestServer({ through, env })
  await sellPlans(server)
  token = (await signUpWorker(server, 1)).token
})
beforeEach(() => line.set('passes'))
afterAll(async () => {
  await line.set('passes')
  await server.close()
  await line.close()
})

const statusOf = async (url: string) => (await server.app.inject(url)).statusCode
const away = [503, expect.objectContaining({ reason: 'server.away', code: 2009, details: { retryAfterSeconds: expect.any(Number) } })]

describe.each(['freezes', 'refuses'] as const)('while the line to the database %s', (state) => {
  it('calls of every kind are answered with when to try again', async () => {
    await line.set(state)
    const answers = await Promise.all([
      server.call(readHome, {}),
      server.call(me, {}, { token }),
      server.call(listPayments, {}, { token }),
      server.call(logIn, { ...mobileOf(1), password: testPassword }),
    ])
    expect(answers.map(({ status, refusal }) => [status, refusal])).toEqual(answers.map(() => away))
    expect((await server.app.inject('/h5-api/h5/home')).headers['retry-after']).toMatch(/^[1-9]\d?$/)
  })

  it('more calls than there are connections are all answered', async () => {
    await line.set(state)
    const answers = await Promise.all(Array.from({ length: 60 }, () => server.call(me, {}, { token })))
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set(['server.away']))
  })

  it('the server is alive and not ready, and ready again afterwards', async () => {
    expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 200])
    await line.set(state)
    expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 503])
    await line.set('passes')
    await expect.poll(() => statusOf('/ready'), { timeout: 10_000 }).toBe(200)
  })

  it('a start of a payment that got no answer gives one payment when it is repeated, and its money is booked once', async () => {
    const { token: payer } = await signUpWorker(server, state === 'freezes' ? 2 : 3)
    const plan = '6months' as const
    const input = { idempotencyKey: randomUUID(), plan, method: 'paynow' as const, expectedTotalCents: prices[plan] }
    await line.set(state)
    expect((await server.call(startPayment, input, { token: payer })).reason).toBe('server.away')
    await line.set('passes')
    await expect.poll(async () => (await server.call(startPayment, input, { token: payer })).status, { timeout: 10_000 }).toBe(200)
    const payment = await start(server, payer, input)
    const report = settledReport(server, payment)
    await line.set(state)
    expect(await tell(server, report)).toBe(503)
    await line.set('passes')
    await expect.poll(() => tell(server, report), { timeout: 10_000 }).toBe(200)
    const { payments } = await server.ok(listPayments, {}, { token: payer })
    expect(payments.map(({ id, state: now }) => [id, now])).toEqual([[payment.id, 'paid']])
  })
})
