import { randomUUID } from 'node:crypto'
import { listPayments, paymentOptions, readPayment, retryPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import { languages } from '@mwc/contract/language/language'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GatewayRefused } from '../../../ports/gateway-faults.ts'
import { addNets, endPayments, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { expirePayments } from '../orders/expire-payments.ts'
import { reconcilePayments } from '../gateway/reconcile-payments.ts'

let server: TestServer
let nets: TestGateway
let token: string
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:20:00+08:00')
  await endPayments(server)
  worker += 1
  token = await workerToken(server, worker)
})

const order = (change: object = {}) =>
  ({ idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900, ...change }) as const
const otherPlan = { plan: '1year', expectedTotalCents: 1500 } as const
const read = (id: string) => server.ok(readPayment, { id }, { token })
const again = (id: string, method: 'paynow' | 'nets' = 'paynow') =>
  server.ok(retryPayment, { id, idempotencyKey: randomUUID(), method }, { token })
const mine = async () => (await server.ok(listPayments, {}, { token })).payments
const reconcile = async () => {
  while ((await reconcilePayments(server.deps)) > 0);
}

/** Starts payments that each take the place of the one before, until one is refused. */
async function startUntilRefused(most = 50) {
  for (let made = 0; made < most; made += 1) {
    const answer = await server.call(startPayment, order(made % 2 === 0 ? {} : otherPlan), { token })
    if (answer.data === undefined) return { made, refusal: answer.refusal, status: answer.status }
  }
  throw new Error(`${most} payments were started`)
}

describe('starting payments', () => {
  it('is allowed ten times an hour, and a member who is refused reads in how many minutes to try again', async () => {
    const { made, status, refusal } = await startUntilRefused()
    expect([made, status, refusal?.reason, refusal?.details?.retryAfterSeconds]).toEqual([10, 429, 'payments.hourLimit', 2400])
    const before = await mine()
    for (const language of languages) {
      const { refusal: said } = await server.call(startPayment, order(), { token, language })
      expect(said?.message).toContain('40')
    }
    expect(await mine()).toEqual(before)
    server.clock.advance({ minutes: 40 })
    expect((await start(server, token)).state).toBe('awaiting')
  })

  it('is allowed thirty times a day, and then again from midnight in Singapore', async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      expect((await startUntilRefused()).made).toBe(10)
      server.clock.advance({ hours: 1 })
    }
    const { made, refusal } = await startUntilRefused()
    expect([made, refusal?.reason, refusal?.details?.retryAfterSeconds]).toEqual([0, 'payments.dayLimit', 10 * 3600 + 40 * 60])
    server.clock.set('2026-03-11T00:00:00+08:00')
    expect((await start(server, token)).state).toBe('awaiting')
  })

  it('counts fresh QRs with them, and neither repeats nor what nothing was opened for', async () => {
    const sent = order()
    let { id } = await server.ok(startPayment, sent, { token })
    for (let repeat = 0; repeat < 15; repeat += 1) await server.ok(startPayment, sent, { token })
    for (let wrong = 0; wrong < 15; wrong += 1) await server.call(startPayment, order({ expectedTotalCents: 1 }), { token })
    for (let fresh = 1; fresh < 10; fresh += 1) id = (await again(id)).id
    const { reason } = await server.call(retryPayment, { id, idempotencyKey: randomUUID(), method: 'paynow' }, { token })
    expect([reason, (await read(id)).state]).toEqual(['payments.hourLimit', 'awaiting'])
  })
})

describe('a payment that waits', () => {
  it('is what a second start of the same order and method gives, under its own key, then and later', async () => {
    const first = await start(server, token)
    const second = order()
    expect(await server.ok(startPayment, second, { token })).toMatchObject({ id: first.id, qrText: first.qrText })
    await tell(server, settledReport(server, first))
    expect(await server.ok(startPayment, second, { token })).toMatchObject({ id: first.id, state: 'paid' })
    const other = { ...second, ...otherPlan }
    expect((await server.call(startPayment, other, { token })).reason).toBe('payments.keyReused')
    expect(await mine()).toHaveLength(1)
  })

  it('with less than a minute left makes place for a fresh one', async () => {
    const first = await start(server, token)
    server.clock.advance({ minutes: 14, seconds: 1 })
    const second = await start(server, token)
    expect([second.id === first.id, (await read(first.id)).state, second.state]).toEqual([false, 'cancelled', 'awaiting'])
  })

  it('is replaced by trying again on itself, not by trying again on one that has ended', async () => {
    const first = await start(server, token)
    const second = await again(first.id)
    const third = await again(first.id)
    expect([third.id, (await read(first.id)).state, (await read(second.id)).state]).toEqual([second.id, 'cancelled', 'awaiting'])
  })

  it('at a machine makes place for PayNow, and back', async () => {
    const machine = await start(server, token, { method: 'nets' })
    const payNow = await start(server, token)
    expect([(await read(machine.id)).state, payNow.state]).toEqual(['cancelled', 'awaiting'])
    const back = await again(payNow.id, 'nets')
    expect([(await read(payNow.id)).state, back.state, back.id === machine.id]).toEqual(['cancelled', 'awaiting', false])
  })
})

describe('a payment that has ended', () => {
  it('is cancelled at the gateway, whether it was replaced, given up or ran out of time', async () => {
    const replaced = await start(server, token)
    const givenUp = await again(replaced.id)
    const late = await start(server, token, otherPlan)
    server.clock.advance({ minutes: 16 })
    await expirePayments(server.deps)
    await reconcile()
    expect(server.payNow.cancelled.slice(-3).toSorted()).toEqual([replaced, givenUp, late].map((each) => each.transactionNumber).toSorted())
    expect([(await read(replaced.id)).state, (await read(givenUp.id)).state, (await read(late.id)).state]).toEqual([
      'cancelled',
      'cancelled',
      'expired',
    ])
  })

  it('is cancelled there once the gateway is back, however long that takes', async () => {
    const first = await start(server, token)
    await again(first.id)
    for (let hour = 0; hour < 5; hour += 1) {
      server.payNow.failNext(10)
      await reconcilePayments(server.deps).catch(() => {})
      server.payNow.failNext(0)
      expect(server.payNow.cancelled).not.toContain(first.transactionNumber)
      server.clock.advance({ hours: 1 })
    }
    await reconcile()
    expect(server.payNow.cancelled).toContain(first.transactionNumber)
  })

  it('is not cancelled there when money came first: that is honoured late', async () => {
    const first = await start(server, token)
    server.clock.advance({ minutes: 15 })
    await expirePayments(server.deps)
    server.payNow.setReport(settledReport(server, first))
    await reconcile()
    expect([(await read(first.id)).state, server.payNow.cancelled.includes(first.transactionNumber)]).toEqual(['paid', false])
  })
})

describe('a gateway', () => {
  it('that refuses a request loses that payment and no other: the method stays for everybody', async () => {
    for (let refused = 0; refused < 4; refused += 1) {
      server.payNow.failNext(1, new GatewayRefused('simulator', 'amount_too_small'))
      expect(await start(server, token)).toMatchObject({ state: 'failed', qrText: null, canContinue: true })
    }
    expect((await server.ok(paymentOptions, {}, { token })).methods).toEqual(['paynow', 'nets'])
    expect((await start(server, token)).qrText).toContain('EXAMPLE')
    const reasons = await server.db.selectFrom('payment').select('failure_reason').where('state', '=', 'failed').distinct().execute()
    expect(reasons).toEqual([{ failure_reason: 'amount_too_small' }])
  })

  it('that fails by our own mistake stays for everybody, and the payment is opened when that is mended', async () => {
    server.payNow.failNext(4, new TypeError('undefined is not a function'))
    const payment = await start(server, token)
    expect(payment).toMatchObject({ state: 'awaiting', qrText: null })
    for (let round = 0; round < 3; round += 1) {
      server.clock.advance({ seconds: 31 })
      await reconcilePayments(server.deps).catch(() => {})
    }
    expect((await server.ok(paymentOptions, {}, { token })).methods).toContain('paynow')
    server.clock.advance({ seconds: 31 })
    await reconcile()
    expect((await read(payment.id)).qrText).toContain(payment.transactionNumber)
  })

  it('that refuses a question is asked again at the usual pace, and hides from nobody', async () => {
    const payment = await start(server, token, { method: 'nets' })
    const asked = () => nets.asked.filter((number) => number === payment.transactionNumber).length
    server.clock.advance({ hours: 2 })
    const before = asked()
    for (let round = 0; round < 5; round += 1) {
      nets.failNext(1, new GatewayRefused('nets-test', 'no such payment'))
      await reconcilePayments(server.deps).catch(() => {})
      nets.failNext(0)
      server.clock.advance({ seconds: 31 })
    }
    expect(asked() - before).toBe(1)
    expect((await server.ok(paymentOptions, {}, { token })).methods).toContain('nets')
    nets.setReport(settledReport(server, payment))
    server.clock.advance({ hours: 1 })
    await reconcile()
    expect((await read(payment.id)).state).toBe('paid')
  })

  it('that is left alone, since nobody was there, is neither offered nor asked, and its payments wait', async () => {
    const payment = await start(server, token)
    server.payNow.rest(true)
    const asked = server.payNow.asked.length
    server.clock.advance({ seconds: 31 })
    await reconcilePayments(server.deps)
    expect((await server.ok(paymentOptions, {}, { token })).methods).toEqual(['nets'])
    expect([(await read(payment.id)).state, server.payNow.asked.length]).toEqual(['awaiting', asked])
    server.payNow.rest(false)
    await reconcilePayments(server.deps)
    expect(server.payNow.asked.length).toBe(asked + 1)
  })
})

it('a QR that waits names whose name the bank app shows, and nothing else does', async () => {
  const before = server.deps.gateways.paynow
  server.deps.gateways.paynow = { ...server.payNow, payee: 'MIGRANT WORKERS CENTRE' }
  const payment = await start(server, token)
  const machine = await start(server, await workerToken(server, 9000), { method: 'nets' })
  expect([payment.payee, machine.payee]).toEqual(['MIGRANT WORKERS CENTRE', null])
  await tell(server, settledReport(server, payment))
  expect((await read(payment.id)).payee).toBe(null)
  if (before) server.deps.gateways.paynow = before
})
