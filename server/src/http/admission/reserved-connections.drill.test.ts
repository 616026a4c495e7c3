import { randomUUID } from 'node:crypto'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { readNews } from '@mwc/contract/content/content.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { readPayment } from '@mwc/contract/payments/payments.calls'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { sellPlans, settledReport, start, tell, workerToken } from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let token: string
let payment: Payment

async function open(env: Record<string, string> = {}): Promise<void> {
  server = await startTestServer({ pool: 10, env })
  await sellPlans(server)
  token = await workerToken(server, 1)
  payment = await start(server, token)
}
afterEach(() => server.close())

/** Whether the state of a payment, news of it, gateways, and those who watch the server are answered. */
async function seen() {
  const ready = (await server.app.inject('/ready')).statusCode
  const health = (await server.app.inject('/health')).statusCode
  const before = (await server.ok(readPayment, { id: payment.id }, { token })).state
  const news = server.ok(readPayment, { id: payment.id, after: payment.version }, { token })
  const told = await tell(server, settledReport(server, payment))
  return { ready, health, before, told, after: (await news).state }
}
const served = { ready: 200, health: 200, before: 'awaiting', told: 200, after: 'paid' }

it('while other calls hold every connection of theirs, payments, callbacks and readiness are served', async () => {
  await open()
  const outside = new pg.Client({ connectionString: server.deps.config.DATABASE_URL })
  await outside.connect()
  await outside.query('begin; lock table news in access exclusive mode')
  const stuck = Array.from({ length: 40 }, () => server.call(readNews, { id: randomUUID() }))
  const waiting = async () => (await outside.query(`select 1 from pg_locks where relation = 'news'::regclass and not granted`)).rows.length
  // Half of ten connections are for calls.
  await expect.poll(waiting, { timeout: 20_000 }).toBe(5)
  expect(await seen()).toEqual(served)
  await outside.query('commit')
  await outside.end()
  expect(new Set((await Promise.all(stuck)).map(({ status }) => status))).toEqual(new Set([404]))
})

it('a server that is behind refuses calls, and serves payments, callbacks, readiness and pages', async () => {
  await open({ BUSY_AFTER_MS: '1' })
  const until = performance.now() + 6_000
  const fallBehind = () => {
    const turn = performance.now() + 200
    while (performance.now() < turn);
    return performance.now() < until
  }
  while (fallBehind()) await new Promise((resolve) => setTimeout(resolve))
  const { status, reason, refusal } = await server.call(readHome, {})
  expect([status, reason, refusal?.details?.retryAfterSeconds]).toEqual([503, 'server.busy', expect.any(Number)])
  expect(await seen()).toEqual(served)
  expect((await server.app.inject(`${apiBase}/h5/home`)).headers['retry-after']).toMatch(/^[1-9]\d?$/)
  expect((await server.app.inject('/')).statusCode).toBe(302)
})
