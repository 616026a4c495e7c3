import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readPayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { netsGateway } from '../../../adapters/nets-gateway.ts'
import { sellPlans, start, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { expirePayments } from '../orders/expire-payments.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let server: TestServer
let worker = 0
const asked: string[] = []
const paid = new Set<string>()

/** Stands where NETS's host would: a QR is its payment's reference, and is paid where the test says so. */
const host = createServer(async (request, response) => {
  const fields = JSON.parse(await text(request)) as { invoice_ref?: string; txn_identifier?: string }
  const isQuestion = request.url?.endsWith('/transaction/query') ?? false
  const qr = fields.invoice_ref ?? fields.txn_identifier ?? ''
  if (isQuestion) asked.push(`M${qr}`)
  const code = isQuestion && !paid.has(`M${qr}`) ? '09' : '00'
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ response_code: code, txn_identifier: qr, retrieval_ref: qr.slice(-12) }))
})

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const config = {
    NETS_API_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    NETS_KEY_ID: 'key-1',
    NETS_SECRET: 'a secret for this test only',
    NETS_TERMINAL_ID: '37000001',
    NETS_MERCHANT_ID: '11000000001',
    NETS_INSTITUTION_CODE: '20000000001',
    publicUrl: 'https://mwc.example',
  }
  const nets = netsGateway(config, server.clock)
  if (nets) server.deps.gateways.nets = nets
})
afterAll(async () => {
  host.close()
  await server.close()
})
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  await server.db.updateTable('payment').set({ query_after: null }).execute()
  await server.db.deleteFrom('allowance').execute()
  worker += 10
})

const notice = async (number: string) => {
  const payload = JSON.stringify({ invoice_ref: number.slice(1) })
  const headers = { 'content-type': 'application/json' }
  return (await server.app.inject({ method: 'POST', url: '/h5-api/callbacks/nets', headers, payload })).statusCode
}
const reconcile = async () => {
  while ((await reconcilePayments(server.deps)) > 0);
}
/** Numbers of payments at the machine, of one member, each of which gave up the one before. */
async function givenUp(count: number): Promise<string[]> {
  const token = await workerToken(server, worker)
  const numbers: string[] = []
  for (let n = 0; n < count; n += 1) {
    numbers.push((await start(server, token, { method: 'nets', plan: n % 2 ? '6months' : '1year' })).transactionNumber)
    server.clock.advance({ seconds: 5 })
  }
  return numbers
}
/** Notices of each once a second, as a stranger would send them, while payments are asked about by their plan. */
async function storm(numbers: readonly string[], seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    for (const number of numbers) expect(await notice(number)).toBe(200)
    server.clock.advance({ milliseconds: 1_001 })
    await reconcile()
  }
}

it('notices of payments that ended long ago bring one question a day about each', async () => {
  const old = await givenUp(8)
  server.clock.advance({ hours: 24 * 40 })
  await expirePayments(server.deps)
  await reconcile()
  asked.length = 0
  await storm(old, 20)
  expect(asked.length).toBeLessThanOrEqual(old.length)
  server.clock.advance({ hours: 24 })
  await storm(old, 5)
  expect(asked.length).toBeLessThanOrEqual(2 * old.length)
})

it('a storm of notices of payments that ended lately leaves others their questions: who pays meanwhile is heard within seconds', async () => {
  const ended = await givenUp(10)
  server.clock.set('2026-03-10T10:05:00+08:00')
  asked.length = 0
  await storm(ended, 31)
  // A third of 300 at once, and what the plan asks every ten seconds.
  expect(asked.length).toBeLessThanOrEqual(150)
  worker += 1
  const token = await workerToken(server, worker)
  const payment = await start(server, token, { method: 'nets' })
  paid.add(payment.transactionNumber)
  expect(await notice(payment.transactionNumber)).toBe(200)
  await storm(ended, 2)
  expect((await server.ok(readPayment, { id: payment.id }, { token })).state).toBe('paid')
})

it('a notice of a payment whose time was over yesterday is heard at once, one of last month by the plan', async () => {
  const token = await workerToken(server, worker)
  const payment = await start(server, token, { method: 'nets' })
  const [other] = await (async () => {
    worker += 1
    return givenUp(1)
  })()
  server.clock.advance({ hours: 7 * 24 + 20 })
  await expirePayments(server.deps)
  paid.add(payment.transactionNumber)
  await notice(payment.transactionNumber)
  expect((await server.ok(readPayment, { id: payment.id }, { token })).state).toBe('paid')
  server.clock.advance({ hours: 24 * 30 })
  await reconcile()
  server.clock.advance({ hours: 2 })
  paid.add(other ?? '')
  await notice(other ?? '')
  const stateOf = async () =>
    (
      await server.db
        .selectFrom('payment')
        .select('state')
        .where('transaction_number', '=', other ?? '')
        .executeTakeFirstOrThrow()
    ).state
  expect(await stateOf()).toBe('expired')
  server.clock.advance({ hours: 24 })
  await reconcile()
  expect(await stateOf()).toBe('paid')
})
