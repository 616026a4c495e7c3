import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readPayment } from '@mwc/contract/payments/payments.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { stripeGateway } from '../../../adapters/stripe-gateway.ts'
import { faultsInBooks, sellPlans, start, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { twoApps } from '../../../testing/fixtures/two-apps.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

// Stripe's own adapter before the books, on two servers: what it signs, half true, late, twice and out of order.
const webhookSecret = 'whsec_for_this_test_only'
const created = 1_773_108_000
let server: TestServer
let apps: FastifyInstance[]
let token: string
let payment: Payment
let worker = 0

type Intent = { id: string; amount_received: number; currency: string; status: string } & Record<string, unknown>
const intents = new Map<string, Intent>()

/** Stands where Stripe would: makes intents, and tells of each what the test has made of it. */
const party = createServer(async (request, response) => {
  const fields = new URLSearchParams(await text(request))
  const id = request.url?.match(/payment_intents\/(\w+)/)?.[1]
  if (!id) {
    const metadata = { transactionNumber: fields.get('metadata[transactionNumber]') }
    const next_action = { type: 'paynow_display_qr_code', paynow_display_qr_code: { data: '000201' } }
    const made = {
      id: `pi_${intents.size}`,
      amount_received: 0,
      currency: 'sgd',
      status: 'requires_action',
      created,
      metadata,
      next_action,
    }
    intents.set(made.id, { ...made, object: 'payment_intent', latest_charge: null })
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(intents.get(id ?? `pi_${intents.size - 1}`)))
})

beforeAll(async () => {
  server = await startTestServer()
  await new Promise<void>((resolve) => party.listen(0, '127.0.0.1', resolve))
  const STRIPE_API_HOST = `http://127.0.0.1:${(party.address() as AddressInfo).port}`
  const stripe = stripeGateway({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_HOST })
  if (stripe) server.deps.gateways.paynow = stripe
  apps = await twoApps(server)
  await sellPlans(server)
})
afterAll(async () => {
  party.close()
  await server.close()
})
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  token = await workerToken(server, (worker += 1))
  payment = await start(server, token)
})

const intentOf = (change: object = {}) => ({ ...intents.get(payment.payNumber ?? ''), ...change })
const paid = (change: object = {}) =>
  intentOf({ status: 'succeeded', amount_received: payment.amountCents, latest_charge: `py_${worker}`, ...change })
const event = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', livemode: false, type, created, data: { object } })
const succeeded = (change: object = {}) => event('payment_intent.succeeded', paid(change))
const failed = () => event('payment_intent.payment_failed', intentOf({ status: 'requires_payment_method' }))
const sign = (payload: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

async function tell(payload: string, { header = sign(payload), on = 0 } = {}): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': header }
  return (await apps[on]?.inject({ method: 'POST', url: '/h5-api/callbacks/paynow', payload, headers }))?.statusCode ?? 0
}
const state = async () => (await server.ok(readPayment, { id: payment.id }, { token })).state
const money = async () =>
  server.db.selectFrom('charge').select(['amount_cents', 'currency', 'outcome']).where('payment_id', '=', payment.id).execute()

it.each([
  ['that names no money', { latest_charge: null }],
  ['of money that is under way', { status: 'processing' }],
])('a word %s books nothing and ends nothing', async (_title, change) => {
  expect([await tell(succeeded(change)), await state(), await money()]).toEqual([200, 'awaiting', []])
})

it('while the secret is changed, when Stripe signs by both, an event is believed', async () => {
  const [at, ours] = sign(succeeded()).split(',')
  const [, old] = sign(succeeded(), 'whsec_of_last_year').split(',')
  expect([await tell(succeeded(), { header: `${at},${old}` }), await state()]).toEqual([403, 'awaiting'])
  expect([await tell(succeeded(), { header: `${at},${old},${ours}` }), await state()]).toEqual([200, 'paid'])
})

it.each([
  ['a cent less', { amount_received: 899 }],
  ['a cent more', { amount_received: 901 }],
  ['as many US cents', { currency: 'usd' }],
])('money of %s is looked at by staff, and is no membership', async (_title, change) => {
  expect([await tell(succeeded(change)), await state()]).toEqual([200, 'toReview'])
  expect(await money()).toMatchObject([{ outcome: 'toReview' }])
})

it('what succeeded after it failed is paid, and a failure after that undoes nothing', async () => {
  expect([await tell(failed()), await state()]).toEqual([200, 'failed'])
  expect([await tell(succeeded()), await state()]).toEqual([200, 'paid'])
  expect([await tell(failed()), await state(), (await money()).length]).toEqual([200, 'paid', 1])
})

it('one event at two servers at once, beside the failure before it and a refund of it, is one arrival, sent back', async () => {
  for (let round = 0; round < 5; round += 1) {
    token = await workerToken(server, (worker += 1))
    payment = await start(server, token)
    const charge = { id: `py_${worker}`, object: 'charge', created, balance_transaction: null }
    const refunds = { data: [{ id: `re_${worker}`, amount: payment.amountCents, status: 'succeeded', created: created + 60 }] }
    intents.set(payment.payNumber ?? '', paid({ latest_charge: { ...charge, refunds } }) as Intent)
    const sentBack = event('charge.refunded', { id: charge.id, payment_intent: payment.payNumber })
    const words = [succeeded(), failed(), sentBack, succeeded(), failed(), sentBack]
    const statuses = await Promise.all(words.map((word, n) => tell(word, { on: n % 2 })))
    expect(statuses).toEqual(words.map(() => 200))
    expect([await state(), await money()]).toEqual([
      'refunded',
      [{ amount_cents: payment.amountCents, currency: 'SGD', outcome: 'refunded' }],
    ])
  }
  expect(await faultsInBooks(server)).toEqual([])
})
