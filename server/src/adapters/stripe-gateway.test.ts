import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { GatewayAway, GatewayRefused } from '../ports/gateway-faults.ts'
import { stripeGateway } from './stripe-gateway.ts'

const webhookSecret = 'whsec_for_this_test_only'
type Seen = { method: string; path: string; query: URLSearchParams; body: URLSearchParams; headers: IncomingHttpHeaders }
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const intent = (fields: object) => ({
  id: 'pi_1',
  object: 'payment_intent',
  status: 'requires_action',
  amount_received: 0,
  currency: 'sgd',
  created: 1_790_000_000,
  latest_charge: null,
  metadata: { transactionNumber: 'MWC-1' },
  ...fields,
})
const paid = intent({ status: 'succeeded', amount_received: 900, latest_charge: 'py_1' })

/** A server that stands where Stripe's would, keeps what it was asked and answers as told. */
async function standIn(answer: (seen: Seen) => [status: number, body: unknown]) {
  const asked: Seen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stripe')
    const body = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
    const seen = { method: request.method ?? '', path: url.pathname, query: url.searchParams, body, headers: request.headers }
    asked.push(seen)
    let answered: [status: number, body: unknown]
    try {
      answered = answer(seen)
    } catch {
      return void response.destroy()
    }
    const [status, reply] = answered
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const gateway = stripeGateway({
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_HOST: `http://127.0.0.1:${port}`,
  })
  if (!gateway) throw new Error('no gateway')
  return { gateway, asked }
}

const order = { transactionNumber: 'MWC-1', amountCents: 900, expiresAt: Temporal.Instant.from('2026-12-31T00:00:00Z') }

function callbackOf(type: string, object: object, { secret = webhookSecret, at = Math.floor(Date.now() / 1000), more = {} } = {}) {
  const event = { id: 'evt_1', object: 'event', livemode: false, type, created: 1_790_000_060, data: { object }, ...more }
  const payload = JSON.stringify(event)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
  return { raw: Buffer.from(payload), headers: { 'stripe-signature': header } }
}

test('there is no gateway without keys', () => {
  expect(stripeGateway({ STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined, STRIPE_API_HOST: undefined })).toBeUndefined()
})

test('a payment is opened as a confirmed PayNow intent, repeatable under its transaction number', async () => {
  const { gateway, asked } = await standIn(() => [
    200,
    intent({ next_action: { type: 'paynow_display_qr_code', paynow_display_qr_code: { data: '000201' } } }),
  ])
  expect(await gateway.open(order)).toEqual({ payNumber: 'pi_1', qrText: '000201' })
  const [seen] = asked
  expect(seen?.headers['idempotency-key']).toBe('MWC-1')
  expect(Object.fromEntries(seen?.body ?? [])).toMatchObject({
    amount: '900',
    currency: 'sgd',
    confirm: 'true',
    'payment_method_data[type]': 'paynow',
    'metadata[transactionNumber]': 'MWC-1',
  })
})

test.each([
  [500, 'api_error'],
  [503, 'api_error'],
  [429, 'rate_limit'],
])('an answer of %i is an outage, which nobody takes for a failed payment', async (status, code) => {
  const { gateway } = await standIn(() => [status, { error: { type: 'api_error', code, message: 'down' } }])
  await expect(gateway.open(order)).rejects.toThrow(GatewayAway)
  await expect(gateway.query('MWC-1', 'pi_1')).rejects.toThrow(GatewayAway)
})

test('a line that breaks is an outage', async () => {
  const { gateway } = await standIn(() => {
    throw new Error('the line breaks')
  })
  await expect(gateway.query('MWC-1', 'pi_1')).rejects.toThrow(GatewayAway)
})

test.each([
  [400, 'amount_too_small'],
  [401, 'invalid_api_key'],
  [402, 'card_declined'],
  [403, 'no_permission'],
  [404, 'resource_missing'],
])('an answer of %i is no to this one request, with its code', async (status, code) => {
  const { gateway } = await standIn(() => [status, { error: { type: 'invalid_request_error', code, message: 'no +6581000001' } }])
  const error: unknown = await gateway.open(order).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(GatewayRefused)
  expect([(error as GatewayRefused).code, String(error)]).toEqual([code, `GatewayRefused: Stripe refused the request: ${code}`])
})

test('a request that another one with the same key is under way for is neither: it is repeated', async () => {
  const { gateway } = await standIn(() => [409, { error: { type: 'idempotency_error', message: 'in use' } }])
  const error: unknown = await gateway.open(order).catch((thrown: unknown) => thrown)
  expect([error instanceof Error, error instanceof GatewayAway, error instanceof GatewayRefused]).toEqual([true, false, false])
})

test('the least that it collects is 50 cents', async () => {
  expect((await standIn(() => [500, {}])).gateway.smallestCents).toBe(50)
})

test('a payment is cancelled by its id, or by the intent that its number is found with', async () => {
  const { gateway, asked } = await standIn(({ path }) => [
    200,
    path.endsWith('/search')
      ? { object: 'search_result', data: [intent({ id: 'pi_2' })], has_more: false }
      : intent({ status: 'canceled' }),
  ])
  await gateway.cancel?.('MWC-1', 'pi_1')
  await gateway.cancel?.('MWC-1', null)
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v1/payment_intents/pi_1/cancel',
    'GET /v1/payment_intents/search',
    'POST /v1/payment_intents/pi_2/cancel',
  ])
})

test('a cancel that loses to a payment is no fault; one that Stripe did not hear of is', async () => {
  const lost = { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'succeeded' } }
  await expect((await standIn(() => [400, lost])).gateway.cancel?.('MWC-1', 'pi_1')).resolves.toBeUndefined()
  await expect((await standIn(() => [503, {}])).gateway.cancel?.('MWC-1', 'pi_1')).rejects.toThrow(GatewayAway)
})

test('a query by pay number tells of the money and of the day it was booked', async () => {
  const charge = { id: 'py_1', object: 'charge', created: 1_790_000_010, balance_transaction: { id: 'txn_1', created: 1_790_000_050 } }
  const { gateway, asked } = await standIn(() => [200, { ...paid, latest_charge: charge }])
  expect(await gateway.query('MWC-1', 'pi_1')).toEqual({
    transactionNumber: 'MWC-1',
    state: 'settled',
    charges: [
      { chargeId: 'py_1', amountCents: 900, currency: 'SGD', settledAt: Temporal.Instant.fromEpochMilliseconds(1_790_000_050_000) },
    ],
    refunds: [],
  })
  expect(asked[0]?.path).toBe('/v1/payment_intents/pi_1')
})

test('a query tells of what was sent back for good, and not of what is under way', async () => {
  const refund = (id: string, amount: number, status: string) => ({ id, object: 'refund', amount, status, created: 1_790_000_090 })
  const refunds = {
    object: 'list',
    data: [refund('re_1', 300, 'succeeded'), refund('re_2', 600, 'pending'), refund('re_3', 900, 'failed')],
  }
  const charge = { id: 'py_1', object: 'charge', created: 1_790_000_010, refunds }
  const { gateway, asked } = await standIn(() => [200, { ...paid, latest_charge: charge }])
  const refundedAt = Temporal.Instant.fromEpochMilliseconds(1_790_000_090_000)
  expect((await gateway.query('MWC-1', 'pi_1')).refunds).toEqual([{ refundId: 're_1', chargeId: 'py_1', amountCents: 300, refundedAt }])
  expect([...(asked[0]?.query.values() ?? [])]).toContain('latest_charge.refunds')
})

test.each([
  ['charge.refunded', { id: 'py_1', object: 'charge', payment_intent: 'pi_1' }],
  ['charge.refund.updated', { id: 're_1', object: 'refund', payment_intent: 'pi_1' }],
  ['refund.updated', { id: 're_1', object: 'refund', payment_intent: { id: 'pi_1' } }],
])('a signed event %s has Stripe asked about the intent', async (type, object) => {
  const { gateway } = await standIn(() => [500, {}])
  const { raw, headers } = callbackOf(type, object)
  expect(gateway.readCallback(raw, headers)).toEqual({ askPayNumber: 'pi_1' })
  const other = callbackOf(type, { ...object, payment_intent: null })
  expect(gateway.readCallback(other.raw, other.headers)).toBe('ignore')
})

test('a query without a pay number searches for the transaction number', async () => {
  const { gateway, asked } = await standIn(() => [200, { object: 'search_result', data: [], has_more: false }])
  expect(await gateway.query('MWC-1', null)).toEqual({ transactionNumber: 'MWC-1', state: 'unknown', charges: [] })
  expect(asked[0]?.query.get('query')).toBe("metadata['transactionNumber']:'MWC-1'")
})

test.each([
  ['requires_action', 'waiting'],
  ['processing', 'waiting'],
  ['requires_payment_method', 'failed'],
  ['canceled', 'failed'],
])('an intent that is %s is %s', async (status, state) => {
  const { gateway } = await standIn(() => [200, intent({ status })])
  expect((await gateway.query('MWC-1', 'pi_1')).state).toBe(state)
})

test('a signed event of a success is believed with its charge and its moment', async () => {
  const { gateway } = await standIn(() => [500, {}])
  const { raw, headers } = callbackOf('payment_intent.succeeded', paid)
  expect(gateway.readCallback(raw, headers)).toEqual({
    transactionNumber: 'MWC-1',
    state: 'settled',
    charges: [
      { chargeId: 'py_1', amountCents: 900, currency: 'SGD', settledAt: Temporal.Instant.fromEpochMilliseconds(1_790_000_060_000) },
    ],
    refunds: [],
  })
})

test('a signed event of a failure says why', async () => {
  const { gateway } = await standIn(() => [500, {}])
  const failed = intent({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_payment_attempt_expired', message: 'It expired for +6581000001' },
  })
  const { raw, headers } = callbackOf('payment_intent.payment_failed', failed)
  expect(gateway.readCallback(raw, headers)).toEqual({
    transactionNumber: 'MWC-1',
    state: 'failed',
    charges: [],
    failureReason: 'payment_intent_payment_attempt_expired',
  })
})

test('signed events of other things are ignored', async () => {
  const { gateway } = await standIn(() => [500, {}])
  const created = callbackOf('payment_intent.created', intent({}))
  const foreign = callbackOf('payment_intent.succeeded', { ...paid, metadata: {} })
  expect(gateway.readCallback(created.raw, created.headers)).toBe('ignore')
  expect(gateway.readCallback(foreign.raw, foreign.headers)).toBe('ignore')
})

test.each([
  ['of an account that is connected to ours', { account: 'acct_1' }],
  ['of real money, where the keys are those for trying', { livemode: true }],
])('a signed event %s is ignored', async (_title, more) => {
  const { gateway } = await standIn(() => [500, {}])
  for (const [type, object] of [
    ['payment_intent.succeeded', paid],
    ['charge.refunded', { payment_intent: 'pi_1' }],
  ] as const) {
    const { raw, headers } = callbackOf(type, object, { more })
    expect(gateway.readCallback(raw, headers)).toBe('ignore')
  }
})

test.each([
  ['another secret', callbackOf('payment_intent.succeeded', paid, { secret: 'whsec_of_somebody_else' })],
  ['a moment ten minutes ago', callbackOf('payment_intent.succeeded', paid, { at: Math.floor(Date.now() / 1000) - 600 })],
  ['no signature', { ...callbackOf('payment_intent.succeeded', paid), headers: {} }],
  ['a header of another form', { ...callbackOf('payment_intent.succeeded', paid), headers: { 'stripe-signature': 'nonsense' } }],
])('an event with %s is not believed', async (_title, { raw, headers }) => {
  const { gateway } = await standIn(() => [500, {}])
  expect(gateway.readCallback(raw, headers)).toBeNull()
})

test('an event whose body was changed on the way is not believed', async () => {
  const { gateway } = await standIn(() => [500, {}])
  const { raw, headers } = callbackOf('payment_intent.succeeded', paid)
  expect(gateway.readCallback(Buffer.from(raw.toString('utf8').replace('900', '901')), headers)).toBeNull()
})
