import { randomUUID } from 'node:crypto'
import { me } from '@mwc/contract/account/people/people.calls'
import type { OpenOrder } from '@mwc/contract/payments/payments.schemas'
import { paymentOptions, readPayment, retryPayment } from '@mwc/contract/payments/payments.calls'
import { listReviews, returnMoney } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, offerPromo, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { expirePayments } from './expire-payments.ts'

let server: TestServer
let nets: TestGateway
let token: string
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
  await offerPromo(server, 'WELCOME3')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  worker += 1
  token = await workerToken(server, worker)
})

const openOrder = async () => (await server.ok(paymentOptions, {}, { token })).openOrder
const startYear = () => start(server, token, { plan: '1year', promoCode: 'WELCOME3' })
const payOtherwise = ({ paymentId }: OpenOrder) =>
  server.ok(retryPayment, { id: paymentId, idempotencyKey: randomUUID(), method: 'nets' }, { token })

test('an open order is told with its plan, its code and the days if paid today, and nothing once it ended', async () => {
  expect(await openOrder()).toBe(null)
  const payment = await startYear()
  expect(await openOrder()).toEqual({
    paymentId: payment.id,
    method: 'paynow',
    plan: '1year',
    promoCode: 'WELCOME3',
    canContinue: true,
    quote: {
      plan: '1year',
      months: 12,
      priceCents: 1500,
      discountCents: 0,
      totalCents: 1500,
      freeMonths: 3,
      promoCode: 'WELCOME3',
      firstDay: '2026-03-10',
      lastDay: '2027-06-09',
    },
  })
  server.clock.advance({ minutes: 80 })
  await expirePayments(server.deps)
  expect(await openOrder()).toBe(null)
})

test('another way to pay keeps price and code of the open order when staff changed both meanwhile, and makes 15 months', async () => {
  await startYear()
  const changed = async (cents: number, endsAt: string) => {
    await server.db.updateTable('plan').set({ price_cents: cents }).where('code', '=', '1year').execute()
    await server.db
      .updateTable('promo')
      .set({ ends_at: new Date(endsAt) })
      .where('code', '=', 'WELCOME3')
      .execute()
  }
  await changed(1800, '2026-03-10T10:00:00+08:00')
  server.clock.advance({ minutes: 5 })
  const order = await openOrder()
  expect(order?.quote).toMatchObject({ totalCents: 1500, freeMonths: 3, lastDay: '2027-06-09' })
  const fresh = await payOtherwise(order as OpenOrder)
  expect(fresh).toMatchObject({ method: 'nets', plan: '1year', promoCode: 'WELCOME3', amountCents: 1500, freeMonths: 3 })
  await changed(1500, '2027-01-01T00:00:00+08:00')
  nets.setReport(settledReport(server, fresh))
  await tell(server, settledReport(server, fresh), nets)
  const paid = await server.ok(readPayment, { id: fresh.id }, { token })
  expect(paid).toMatchObject({ state: 'paid', validFrom: '2026-03-10', validTo: '2027-06-09' })
})

test('an order of more than a day is told without a promise: its plan and code are quoted anew', async () => {
  await start(server, token, { plan: '1year', promoCode: 'WELCOME3', method: 'nets' })
  server.clock.advance({ hours: 24, seconds: 1 })
  expect(await openOrder()).toMatchObject({ plan: '1year', promoCode: 'WELCOME3', method: 'nets', quote: null })
})

test('an order for which money is under review is not offered to be paid again', async () => {
  const payment = await startYear()
  expect((await server.ok(me, {}, { token })).reviewedPaymentId).toBe(null)
  await tell(server, settledReport(server, payment, { amountCents: 1400 }))
  expect(await openOrder()).toBe(null)
  expect(await server.ok(me, {}, { token })).toMatchObject({ continuePaymentId: null, reviewedPaymentId: payment.id })
})

test('an order whose money went back keeps its choice, and its payment is not to be finished', async () => {
  const payment = await startYear()
  await tell(server, settledReport(server, payment, { amountCents: 1400 }))
  const desk = await signInAtDesk(server, 'finance', 'finance')
  const { rows } = await server.ok(listReviews, {}, desk)
  await server.ok(
    returnMoney,
    { id: rows.find(({ payment: of }) => of.id === payment.id)?.id ?? '', note: 'Agreed by phone', reference: 'TT-1' },
    desk,
  )
  expect(await openOrder()).toMatchObject({ plan: '1year', promoCode: 'WELCOME3', canContinue: false })
  expect(await server.ok(me, {}, { token })).toMatchObject({ continuePaymentId: null, reviewedPaymentId: null })
  const fresh = await payOtherwise((await openOrder()) as OpenOrder)
  expect(await openOrder()).toMatchObject({ paymentId: fresh.id, canContinue: true })
})

test('money of a payment that has its months can only go back, so it does not keep from renewing; other money comes before it', async () => {
  const paid = await startYear()
  for (let times = 0; times < 2; times += 1) await tell(server, settledReport(server, paid))
  expect(await server.ok(me, {}, { token })).toMatchObject({ reviewedPaymentId: paid.id, reviewOnlyGoesBack: true })
  const wrong = await start(server, token)
  await tell(server, settledReport(server, wrong, { amountCents: 800 }))
  server.clock.advance({ seconds: 1 })
  await tell(server, settledReport(server, paid))
  expect(await server.ok(me, {}, { token })).toMatchObject({ reviewedPaymentId: wrong.id, reviewOnlyGoesBack: false })
})
