import { randomUUID } from 'node:crypto'
import { me } from '@mwc/contract/account/people/people.calls'
import { cancelPayment, paymentOptions, readPayment, retryPayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addNets,
  deliver,
  offerPromo,
  sellPlans,
  settledReport,
  start,
  tell,
  workerToken,
} from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { forgetHeld } from '../../database/reads/held-read.ts'
import type { TestGateway } from '../../testing/stand-ins/test-gateway.ts'
import { expirePayments } from './orders/expire-payments.ts'
import { reconcilePayments } from './gateway/reconcile-payments.ts'

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
  server.clock.set('2026-03-10T10:00:00+08:00')
  worker += 1
  token = await workerToken(server, worker)
})

const read = (id: string) => server.ok(readPayment, { id }, { token })
const atMachine = (change: Parameters<typeof start>[2] = {}) => start(server, token, { method: 'nets', ...change })
const continued = async () => (await server.ok(me, {}, { token })).continuePaymentId
const termsOf = async (id: string) =>
  server.db.selectFrom('term').select('id').where('payment_id', '=', id).where('voided_at', 'is', null).execute()
const orderOf = async (id: string) =>
  server.db
    .selectFrom('member_order as o')
    .innerJoin('payment as p', 'p.order_id', 'o.id')
    .select('o.state')
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow()
const reconcile = async () => {
  while ((await reconcilePayments(server.deps)) > 0);
}

describe('a payment at the NETS machine', () => {
  it('is offered beside PayNow, and stays uncollected for seven days with its QR', async () => {
    expect((await server.ok(paymentOptions, {}, { token })).methods).toEqual(['paynow', 'nets'])
    const payment = await atMachine()
    expect(payment).toMatchObject({ method: 'nets', state: 'awaiting', expiresAt: '2026-03-17T02:00:00.000Z', canContinue: true })
    expect(payment.qrText).toContain(payment.transactionNumber)
    server.clock.advance({ hours: 6 * 24 })
    await expirePayments(server.deps)
    expect(await continued()).toBe(payment.id)
    expect((await read(payment.id)).qrText).toBe(payment.qrText)
  })

  it('is paid once the machine gave notice and its host, asked, says so', async () => {
    const payment = await atMachine()
    const report = settledReport(server, payment)
    nets.setReport(report)
    expect(await tell(server, report, nets)).toBe(200)
    expect(await read(payment.id)).toMatchObject({ state: 'paid', qrText: null, validFrom: '2026-03-10', validTo: '2026-09-09' })
    expect(await continued()).toBe(null)
  })

  it('is not paid by a notice alone: the host is believed, not what the notice says', async () => {
    const payment = await atMachine()
    expect(await tell(server, settledReport(server, payment), nets)).toBe(200)
    expect(nets.asked).toContain(payment.transactionNumber)
    expect((await read(payment.id)).state).toBe('awaiting')
  })

  it('turns to paid under the eyes of the member who waits for it', async () => {
    const payment = await atMachine()
    const waiting = server.ok(readPayment, { id: payment.id, after: payment.version }, { token })
    nets.setReport(settledReport(server, payment))
    await tell(server, settledReport(server, payment), nets)
    expect((await waiting).state).toBe('paid')
  })

  it('is asked about soon while somebody looks at it, however old it is', async () => {
    const payment = await atMachine()
    server.clock.advance({ hours: 72 })
    await reconcile()
    nets.setReport(settledReport(server, payment))
    server.clock.advance({ seconds: 11 })
    await reconcile()
    expect((await read(payment.id)).state).toBe('awaiting')
    const reconciled = async () => {
      await reconcile()
      return (await read(payment.id)).state
    }
    await expect.poll(reconciled, { timeout: 10_000 }).toBe('paid')
  })

  it('makes one term, however often and in whatever order the machine gives notice', async () => {
    const payment = await atMachine()
    const failed = { transactionNumber: payment.transactionNumber, state: 'failed' as const, charges: [] }
    const report = settledReport(server, payment)
    nets.setReport(report)
    for (const word of [report, failed, report, failed]) expect(await tell(server, word, nets)).toBe(200)
    server.clock.advance({ seconds: 5 })
    await reconcile()
    expect((await read(payment.id)).state).toBe('paid')
    expect(await termsOf(payment.id)).toHaveLength(1)
  })

  it('that the machine declined can be paid after all, with the same QR or another', async () => {
    const payment = await atMachine()
    nets.setReport({ transactionNumber: payment.transactionNumber, state: 'failed', charges: [], failureReason: 'card declined' })
    await tell(server, settledReport(server, payment), nets)
    expect(await read(payment.id)).toMatchObject({ state: 'failed', canContinue: true })
    server.clock.advance({ seconds: 5 })
    nets.setReport(settledReport(server, payment))
    await tell(server, settledReport(server, payment), nets)
    expect((await read(payment.id)).state).toBe('paid')
  })
})

describe('a notice', () => {
  it('that is forged, stale or of an unknown payment changes nothing', async () => {
    const payment = await atMachine()
    const report = settledReport(server, payment)
    nets.setReport(report)
    const { body, headers } = nets.callback(report)
    expect(await deliver(server, { body, headers: { 'content-type': 'application/json' } }, 'nets')).toBe(403)
    expect(await deliver(server, { body: body.replace('900', '901'), headers }, 'nets')).toBe(403)
    expect(await deliver(server, server.payNow.callback(report), 'nets')).toBe(403)
    server.clock.advance({ minutes: 6 })
    expect(await deliver(server, { body, headers }, 'nets')).toBe(403)
    expect(await tell(server, { ...report, transactionNumber: 'MWC000000AAAAAAAA' }, nets)).toBe(404)
    expect((await read(payment.id)).state).toBe('awaiting')
  })

  it('that comes while the host is down is remembered until the host answers', async () => {
    const payment = await atMachine()
    nets.setReport(settledReport(server, payment))
    nets.failNext(2)
    expect(await tell(server, settledReport(server, payment), nets)).toBe(200)
    expect((await read(payment.id)).state).toBe('awaiting')
    for (let round = 0; round < 2; round += 1) {
      server.clock.advance({ seconds: 31 })
      await reconcilePayments(server.deps).catch(() => {})
    }
    expect((await read(payment.id)).state).toBe('paid')
  })

  it('that never comes is made up for by asking', async () => {
    const payment = await atMachine()
    nets.setReport(settledReport(server, payment))
    server.clock.advance({ hours: 20 })
    await reconcile()
    expect(await read(payment.id)).toMatchObject({ state: 'paid', validFrom: '2026-03-10' })
  })
})

describe('the end of an uncollected payment', () => {
  it('comes after as many days as the setting says, and money that comes later is honoured', async () => {
    const setting = server.db.insertInto('setting').values({ key: 'netsDays', value: '3' })
    await setting.execute()
    forgetHeld()
    const payment = await atMachine()
    await server.db.deleteFrom('setting').execute()
    forgetHeld()
    server.clock.set('2026-03-13T09:59:59+08:00')
    await expirePayments(server.deps)
    expect((await read(payment.id)).state).toBe('awaiting')
    server.clock.set('2026-03-13T10:00:00+08:00')
    await expirePayments(server.deps)
    expect(await read(payment.id)).toMatchObject({ state: 'expired', qrText: null, canContinue: false })
    expect(await continued()).toBe(null)
    server.clock.advance({ hours: 48 })
    nets.setReport(settledReport(server, payment))
    await reconcile()
    expect(await read(payment.id)).toMatchObject({ state: 'paid', validFrom: '2026-03-15' })
  })

  it('does not keep the order open once another method took its place', async () => {
    const code = `NETS-${worker}`
    await offerPromo(server, code, { totalLimit: 1 })
    const used = async () => (await server.db.selectFrom('promo').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used
    const machine = await atMachine({ promoCode: code })
    const payNow = await server.ok(retryPayment, { id: machine.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token })
    expect([payNow.freeMonths, (await read(machine.id)).state, await used()]).toEqual([3, 'cancelled', 1])
    server.clock.advance({ minutes: 74 })
    await expirePayments(server.deps)
    expect([(await orderOf(machine.id)).state, await used()]).toEqual(['open', 1])
    server.clock.advance({ minutes: 2 })
    await expirePayments(server.deps)
    expect([(await orderOf(machine.id)).state, await used()]).toEqual(['ended', 0])
  })

  it('a declined one keeps its order open for an hour, not for the rest of the seven days', async () => {
    const payment = await atMachine()
    nets.setReport({ transactionNumber: payment.transactionNumber, state: 'failed', charges: [] })
    await tell(server, settledReport(server, payment), nets)
    server.clock.advance({ minutes: 59 })
    await expirePayments(server.deps)
    expect((await orderOf(payment.id)).state).toBe('open')
    server.clock.advance({ minutes: 2 })
    await expirePayments(server.deps)
    expect((await orderOf(payment.id)).state).toBe('ended')
  })
})

it.each([{ amountCents: 899 }, { amountCents: 901 }, { currency: 'MYR' }])('%j from the machine is looked at by staff', async (change) => {
  const payment = await atMachine()
  nets.setReport(settledReport(server, payment, change))
  await tell(server, settledReport(server, payment), nets)
  expect(await read(payment.id)).toMatchObject({
    state: 'toReview',
    moneyUnderReview: true,
    qrText: null,
    cameCents: 'currency' in change ? null : change.amountCents,
    settledCents: null,
    cameTwice: false,
  })
  expect(await termsOf(payment.id)).toHaveLength(0)
})

it('a QR that two machines collect makes one term, and the second payment is looked at by staff', async () => {
  const payment = await atMachine()
  const [first, second] = [settledReport(server, payment), settledReport(server, payment)]
  nets.setReport({ ...first, charges: [...first.charges, ...second.charges] })
  await tell(server, first, nets)
  expect(await read(payment.id)).toMatchObject({ state: 'paid', moneyUnderReview: true, cameTwice: true, settledCents: 900 })
  expect(await termsOf(payment.id)).toHaveLength(1)
})

it('a second payment of an order that is paid says so, and the paid one is as it was', async () => {
  const machine = await atMachine()
  const qr = await server.ok(retryPayment, { id: machine.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token })
  await tell(server, settledReport(server, qr))
  nets.setReport(settledReport(server, machine))
  await tell(server, settledReport(server, machine), nets)
  expect(await read(machine.id)).toMatchObject({ state: 'toReview', cameTwice: true, settledCents: null })
  expect(await read(qr.id)).toMatchObject({ state: 'paid', cameTwice: false, settledCents: 900 })
})

describe('a payment that ended without money', () => {
  it('says that another way was paid since, until that is taken back', async () => {
    const machine = await atMachine()
    const qr = await server.ok(retryPayment, { id: machine.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token })
    expect(await read(machine.id)).toMatchObject({ state: 'cancelled', paidSince: false })
    await tell(server, settledReport(server, qr))
    expect(await read(machine.id)).toMatchObject({ state: 'cancelled', paidSince: true, canContinue: false })
    expect(await read(qr.id)).toMatchObject({ state: 'paid', paidSince: false })
    server.clock.advance({ minutes: 1 })
    const { id } = await start(server, token)
    await server.ok(cancelPayment, { id }, { token })
    expect(await read(id)).toMatchObject({ state: 'cancelled', paidSince: false })
    await server.db.updateTable('term').set({ voided_at: new Date() }).where('payment_id', '=', qr.id).execute()
    expect((await read(machine.id)).paidSince).toBe(false)
  })

  it('says so too where late money of an older order gave it up', async () => {
    const machine = await atMachine()
    server.clock.advance({ hours: 8 * 24 })
    await expirePayments(server.deps)
    const qr = await start(server, token)
    const report = settledReport(server, machine)
    nets.setReport(report)
    await tell(server, report, nets)
    expect([(await read(machine.id)).state, await termsOf(machine.id)]).toEqual(['paid', [expect.anything()]])
    expect(await read(qr.id)).toMatchObject({ state: 'cancelled', paidSince: true, canContinue: false })
    expect(await continued()).toBe(null)
  })
})
