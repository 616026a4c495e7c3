import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signCallback, signatureHeader } from '../../../adapters/simulator/callback-signature.ts'
import { makeSimulator } from '../../../adapters/simulator/make-simulator.ts'
import { stripeGateway } from '../../../adapters/stripe-gateway.ts'
import type { OpenDatabase } from '../../../database/database.ts'
import { embeddedDatabase } from '../../../testing/databases/embedded-database.ts'
import { sellPlans, start, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

const secret = 'a secret for this test only'
const webhookSecret = 'whsec_for_this_test_only'
let server: TestServer
let books: OpenDatabase
let transactionNumber: string
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  books = await embeddedDatabase()
  const { config, clock } = server.deps
  const simulator = await makeSimulator({ config, open: books, clock, secret, pushKey: 'a key' })
  server.deps.gateways.paynow = simulator.payNow
  server.deps.gateways.nets = simulator.nets
  server.deps.sms.readCallback = simulator.sms.readCallback
  await sellPlans(server)
})
afterAll(async () => {
  await server.close()
  await books.close()
})
beforeEach(async () => {
  worker += 1
  transactionNumber = (await start(server, await workerToken(server, worker))).transactionNumber
})

/** The parties that speak to the server: where, with which signature, and a true word of each. */
const smsId = '0198f2f0-0000-7000-8000-000000000001'
const simulated = (raw: Buffer, key: string) => ({ [signatureHeader]: signCallback(key, raw, server.clock.now()) })
const parties = {
  'the PayNow simulator': {
    path: 'paynow',
    sign: (raw: Buffer) => simulated(raw, secret),
    word: () => ({
      type: 'payment.settled',
      transactionNumber,
      charge: { chargeId: 'CH-1', amountCents: 900, currency: 'SGD', settledAt: '2026-03-10T02:00:00Z' },
    }),
  },
  'the NETS simulator': {
    path: 'nets',
    sign: (raw: Buffer) => simulated(raw, `nets ${secret}`),
    word: () => ({ type: 'nets.notice', transactionNumber }),
  },
  Stripe: {
    path: 'paynow',
    sign: (raw: Buffer) => ({
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: raw.toString(), secret: webhookSecret }),
    }),
    word: () => ({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      created: 1_773_108_000,
      data: {
        object: {
          id: 'pi_1',
          object: 'payment_intent',
          status: 'succeeded',
          amount_received: 900,
          currency: 'sgd',
          created: 1_773_108_000,
          latest_charge: 'py_1',
          metadata: { transactionNumber },
        },
      },
    }),
  },
  'the SMS simulator': {
    path: `sms/${smsId}`,
    sign: (raw: Buffer) => simulated(raw, `sms ${secret}`),
    word: () => ({ id: smsId, state: 'failed', error: '30003' }),
  },
} as const
type Party = keyof typeof parties
const names = Object.keys(parties) as Party[]

/** Puts Stripe's own adapter behind PayNow, with nobody at its address. */
function speakAs(party: Party): () => void {
  const before = server.deps.gateways.paynow
  const config = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_HOST: 'http://127.0.0.1:9' }
  const stripe = stripeGateway(config)
  if (party === 'Stripe' && stripe) server.deps.gateways.paynow = { ...stripe, name: 'simulator' }
  return () => {
    if (before) server.deps.gateways.paynow = before
  }
}

async function tell(party: Party, body: string): Promise<number> {
  const { path, sign } = parties[party]
  const raw = Buffer.from(body)
  const headers = { 'content-type': 'application/json', ...sign(raw) }
  const back = speakAs(party)
  try {
    return (await server.app.inject({ method: 'POST', url: `/h5-api/callbacks/${path}`, payload: raw, headers })).statusCode
  } finally {
    back()
  }
}
const money = async () => server.db.selectFrom('charge').select(['amount_cents', 'currency']).execute()

/** The word with one of its values, at any depth, put in place of another; `undefined` leaves it out. */
function withValue(word: object, path: readonly string[], value: unknown): object {
  const [key = '', ...rest] = path
  const of = word as Record<string, unknown>
  return { ...of, [key]: rest.length === 0 ? value : withValue(of[key] as object, rest, value) }
}
function pathsOf(word: object): string[][] {
  return Object.entries(word).flatMap(([key, value]) => [
    [key],
    ...(typeof value === 'object' ? pathsOf(value).map((rest) => [key, ...rest]) : []),
  ])
}

const enormous = [2 ** 31, 2 ** 53, 1e308, -1, -900, 0, 900.5, '900', '9'.repeat(400), null, undefined, true, [], {}, [900], { cents: 900 }]
const hostile = fc.oneof(
  fc.constantFrom(
    ...enormous,
    '',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x'.repeat(20_000),
    '0000-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '+275760-09-14T00:00:00Z',
  ),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.string({ unit: 'binary' }),
)

describe.each(names)('what %s signs', (party) => {
  it('is refused where it cannot be read, and never a fault of ours', async () => {
    const word = parties[party].word()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pathsOf(word)), hostile, async (path, value) => {
        const status = await tell(party, JSON.stringify(withValue(word, path, value)))
        expect([200, 400, 403, 404]).toContain(status)
      }),
      { numRuns: 150 },
    )
    for (const { amount_cents, currency } of await money()) expect([amount_cents > 0, currency.length]).toEqual([true, 3])
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{"type":'],
    ['null', 'null'],
    ['a number', '900'],
    ['a list', '[]'],
    ['a nest of 30,000 lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['a nest of 7,000 objects', '{"data":'.repeat(7_000) + '1' + '}'.repeat(7_000)],
    ['bytes that are no text', '\ufffd\u0000\u0001'],
  ])('and holds %s is refused with 400', async (_title, body) => {
    expect(await tell(party, body)).toBe(400)
  })
})

describe.each([
  ['the PayNow simulator', ['charge', 'amountCents']],
  ['Stripe', ['data', 'object', 'amount_received']],
] as const)('money of %s', (party, path) => {
  it.each(enormous)('of %j is refused with 400 and booked nowhere; told rightly it is booked', async (amount) => {
    const before = await money()
    expect(await tell(party, JSON.stringify(withValue(parties[party].word(), path, amount)))).toBe(400)
    expect(await money()).toEqual(before)
  })
})

it.each([
  [
    'the PayNow simulator',
    ['charge', 'settledAt'],
    ['0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '1969-12-31T00:00:00Z', 'soon', 1_773_108_000],
  ],
  ['the PayNow simulator', ['charge', 'chargeId'], ['', 'a\u0000', 7, 'x'.repeat(300)]],
  ['the PayNow simulator', ['charge'], [undefined, null, [], 'all of it']],
  ['the PayNow simulator', ['charge', 'currency'], ['', 'S$', 'DOLLARS', 5]],
  ['the PayNow simulator', ['transactionNumber'], ['', '\u0000', 5, null, 'x'.repeat(300)]],
  ['the NETS simulator', ['transactionNumber'], ['', '\u0000', 5, null, 'x'.repeat(300)]],
  ['Stripe', ['created'], [1e15, -1, 'now', null]],
  ['Stripe', ['data', 'object', 'latest_charge'], [7, [], '', { id: 7 }]],
  ['Stripe', ['data', 'object', 'metadata'], ['x', { transactionNumber: 5 }, { transactionNumber: '\u0000' }]],
  ['Stripe', ['data', 'object'], [null, 'pi_1', 7]],
  ['Stripe', ['data'], [null, undefined, 7]],
  ['the SMS simulator', ['error'], [7, null, undefined, '\u0000', {}]],
  ['the SMS simulator', ['state'], ['lost', 7, null]],
] as const)('%s with a wrong %j is refused with 400', async (party, path, values) => {
  const statuses: number[] = []
  for (const value of values) statuses.push(await tell(party, JSON.stringify(withValue(parties[party].word(), path, value))))
  expect(statuses).toEqual(values.map(() => 400))
})

it('the same word without a signature, or with one of another party, is refused as before', async () => {
  for (const party of ['the PayNow simulator', 'the NETS simulator', 'the SMS simulator'] as const) {
    const body = JSON.stringify(parties[party].word())
    const url = `/h5-api/callbacks/${parties[party].path}`
    for (const headers of [{}, simulated(Buffer.from(body), 'the secret of somebody else')]) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      })
      expect(statusCode).toBe(403)
    }
  }
})
