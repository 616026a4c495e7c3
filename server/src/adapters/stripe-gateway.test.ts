import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
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
    const [status, reply] = answer(seen)
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

function callbackOf(type: string, object: object, { secret = webhookSecret, at = Math.floor(Date.now() / 1000) } = {}) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1_790_000_060, data: { object } })
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

test('an outage throws, so that nobody takes it for a failed payment', async () => {
  const { gateway } = await standIn(() => [503, { error: { type: 'api_error', message: 'down' } }])
  await expect(gateway.open(order)).rejects.toThrow()
  await expect(gateway.query('MWC-1', 'pi_1')).rejects.toThrow()
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
  })
  expect(asked[0]?.path).toBe('/v1/payment_intents/pi_1')
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
