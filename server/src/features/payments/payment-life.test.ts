import { randomUUID } from 'node:crypto'
import { me } from '@mwc/contract/account/people/people.calls'
import { paymentOptions, readPayment, retryPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  deliver,
  endPayments,
  offerPromo,
  sellPlans,
  settledReport,
  start,
  tell,
  workerToken,
} from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { expirePayments } from './orders/expire-payments.ts'
import { openAtGateway } from './gateway/open-at-gateway.ts'
import { reconcilePayments } from './gateway/reconcile-payments.ts'

let server: TestServer
let token: string
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  await endPayments(server)
  worker += 1
  token = await workerToken(server, worker)
})

const read = (id: string) => server.ok(readPayment, { id }, { token })
const termsOf = async (id: string) =>
  server.db.selectFrom('term').select('id').where('payment_id', '=', id).where('voided_at', 'is', null).execute()
const reconcile = async () => {
  while ((await reconcilePayments(server.deps)) > 0);
}
const usesOf = async (code: string) =>
  (await server.db.selectFrom('promo').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used

describe('a gateway', () => {
  it('whose callback comes before it answered the request has its money booked, and shows no QR', async () => {
    server.payNow.beforeAnswer(async ({ transactionNumber, amountCents }) => {
      const charge = { chargeId: randomUUID(), amountCents, currency: 'SGD', settledAt: server.clock.now() }
      expect(await tell(server, { transactionNumber, state: 'settled', charges: [charge] })).toBe(200)
    })
    const payment = await start(server, token)
    expect(payment).toMatchObject({ state: 'paid', qrText: null, payNumber: `TEST-${payment.transactionNumber}` })
    expect(await termsOf(payment.id)).toHaveLength(1)
  })

  it('that answers twice keeps its first reference and QR', async () => {
    const payment = await start(server, token)
    await server.payNow.open({ transactionNumber: payment.transactionNumber, amountCents: 900, expiresAt: server.clock.now() })
    await openAtGateway(server.deps, payment.id)
    expect(await read(payment.id)).toMatchObject({ payNumber: payment.payNumber, qrText: payment.qrText })
  })

  it('that could not be reached for longer than the job tries opens the payment once it is back', async () => {
    server.payNow.failNext(1)
    const payment = await start(server, token)
    expect(payment).toMatchObject({ qrText: null, payNumber: null })
    server.clock.advance({ minutes: 10 })
    await reconcile()
    expect(await read(payment.id)).toMatchObject({ state: 'awaiting', payNumber: `TEST-${payment.transactionNumber}` })
    expect((await read(payment.id)).qrText).toContain(payment.transactionNumber)
  })

  it.each([
    ['1970-01-01T00:00:00Z', '2026-03-10'],
    ['2026-03-09T23:59:59+08:00', '2026-03-10'],
    ['2026-03-11T00:00:00+08:00', '2026-03-10'],
    ['9999-12-31T00:00:00Z', '2026-03-10'],
  ])('whose clock says %s neither shortens nor puts off the membership', async (settledAt, validFrom) => {
    const payment = await start(server, token)
    expect(await tell(server, settledReport(server, payment, { settledAt: Temporal.Instant.from(settledAt) }))).toBe(200)
    expect(await read(payment.id)).toMatchObject({ state: 'paid', validFrom })
  })

  it('that is left alone, since nobody was there, is not offered, and is offered again after its rest', async () => {
    const first = await start(server, token)
    server.payNow.rest(true)
    expect((await server.ok(paymentOptions, {}, { token })).methods).toEqual([])
    const input = { idempotencyKey: randomUUID(), plan: '1year', method: 'paynow', expectedTotalCents: 1500 } as const
    expect((await server.call(startPayment, input, { token })).reason).toBe('payments.methodsUnavailable')
    expect((await read(first.id)).state).toBe('awaiting')
    server.payNow.rest(false)
    expect((await server.ok(paymentOptions, {}, { token })).methods).toEqual(['paynow'])
    expect((await server.ok(startPayment, input, { token })).qrText).toContain('1500')
  })
})

describe('a payment whose end is unknown', () => {
  it('is asked about again after every question without an answer, for as long as that takes', async () => {
    const payment = await start(server, token)
    server.payNow.setReport(settledReport(server, payment))
    for (let day = 0; day < 40; day += 1) {
      server.clock.advance({ hours: 24 })
      server.payNow.failNext(1)
      await expect(reconcilePayments(server.deps)).rejects.toThrow('down')
      await expirePayments(server.deps)
    }
    expect((await read(payment.id)).state).toBe('expired')
    server.clock.advance({ seconds: 31 })
    await reconcile()
    expect((await read(payment.id)).state).toBe('paid')
  })

  it('does not keep others from being asked about: what one question failed with is handed on', async () => {
    const others: Payment[] = []
    for (const n of [1001, 1002, 1003]) others.push(await start(server, await workerToken(server, worker * 10_000 + n)))
    for (const payment of others) server.payNow.setReport(settledReport(server, payment))
    server.clock.advance({ seconds: 31 })
    server.payNow.failNext(1)
    const faults: unknown[] = []
    expect(await reconcilePayments(server.deps, (fault) => faults.push(fault))).toBe(3)
    const states = await server.db
      .selectFrom('payment')
      .select('state')
      .where(
        'id',
        'in',
        others.map(({ id }) => id),
      )
      .execute()
    expect([faults.length, states.map(({ state }) => state).sort()]).toEqual([1, ['awaiting', 'paid', 'paid']])
  })

  it('is no longer asked about two weeks after its end, once the gateway has said that nothing came', async () => {
    const payment = await start(server, token)
    for (let day = 0; day < 20; day += 1) {
      server.clock.advance({ hours: 24 })
      await expirePayments(server.deps)
      await reconcile()
    }
    const questions = () => server.payNow.asked.filter((number) => number === payment.transactionNumber).length
    const before = questions()
    server.clock.advance({ hours: 240 })
    await reconcile()
    expect([before > 0, questions() - before]).toEqual([true, 0])
    expect(await tell(server, settledReport(server, payment))).toBe(200)
    expect((await read(payment.id)).state).toBe('paid')
  })
})

describe('a callback', () => {
  it('is believed for five minutes from its signature, and never again', async () => {
    const payment = await start(server, token)
    const written = server.payNow.callback(settledReport(server, payment))
    server.clock.advance({ minutes: 6 })
    expect(await deliver(server, written)).toBe(403)
    expect((await read(payment.id)).state).toBe('awaiting')
    expect(await tell(server, settledReport(server, payment))).toBe(200)
    expect((await read(payment.id)).state).toBe('paid')
  })

  it('of one method is none of the other, and of no method is not found', async () => {
    const written = server.payNow.callback(settledReport(server, await start(server, token)))
    expect(await deliver(server, written, 'nets')).toBe(404)
    expect(await deliver(server, { ...written, body: written.body.replace('SGD', 'USD') })).toBe(403)
  })
})

describe('a plan that changes', () => {
  const plan = (change: object) => server.db.updateTable('plan').set(change).where('code', '=', '6months').execute()

  it('between quote and pay is refused with its reason, and nothing is opened', async () => {
    const input = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900 } as const
    await plan({ active: false })
    expect((await server.call(startPayment, input, { token })).reason).toBe('payments.planWithdrawn')
    expect((await server.ok(paymentOptions, {}, { token })).plans.map((offered) => offered.plan)).toEqual(['1year'])
    await plan({ active: true, price_cents: 901 })
    expect((await server.call(startPayment, input, { token })).reason).toBe('payments.priceChanged')
    await plan({ price_cents: 900 })
    expect((await server.ok(startPayment, input, { token })).state).toBe('awaiting')
  })

  it('after the order was opened leaves its price as it was promised', async () => {
    const first = await start(server, token)
    await plan({ active: false, price_cents: 5000 })
    const again = { id: first.id, idempotencyKey: randomUUID(), method: 'paynow' } as const
    const second = await server.ok(retryPayment, again, { token })
    await plan({ active: true, price_cents: 900 })
    expect(second.amountCents).toBe(900)
    await tell(server, settledReport(server, second))
    expect((await read(second.id)).state).toBe('paid')
  })
})

describe('money for an older order', () => {
  it('is honoured, and the newer order that the member opened meanwhile is given up with its promo', async () => {
    const code = `NEWER-${worker}`
    await offerPromo(server, code, { totalLimit: 1 })
    const older = await start(server, token)
    server.clock.advance({ minutes: 20 })
    await expirePayments(server.deps)
    const newer = await start(server, token, { plan: '1year', promoCode: code, expectedTotalCents: 1500 })
    await tell(server, settledReport(server, older))
    expect((await read(older.id)).state).toBe('paid')
    expect(await read(newer.id)).toMatchObject({ state: 'cancelled', qrText: null, canContinue: false })
    expect([(await server.ok(me, {}, { token })).continuePaymentId, await usesOf(code)]).toEqual([null, 0])
    // Its money may come as well, and needs no word: the member has paid.
    expect((await server.ok(me, {}, { token })).latePaymentId).toBe(null)
  })

  it('does not lose what the member pays for the newer one all the same', async () => {
    const older = await start(server, token)
    const newer = await start(server, token, { plan: '1year' })
    await tell(server, settledReport(server, older))
    await tell(server, settledReport(server, newer))
    expect([(await read(older.id)).validTo, (await read(newer.id)).validTo]).toEqual(['2026-09-09', '2027-09-09'])
  })
})
