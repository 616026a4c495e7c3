import { randomUUID } from 'node:crypto'
import { me } from '@mwc/contract/account/people/people.calls'
import {
  cancelPayment,
  listPayments,
  paymentOptions,
  quotePayment,
  readPayment,
  retryPayment,
  startPayment,
} from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ledger, offerPromo, sellPlans, settledReport, start, tell, workerToken } from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { expirePayments } from './orders/expire-payments.ts'
import { openAtGateway } from './gateway/open-at-gateway.ts'
import { reconcilePayments } from './gateway/reconcile-payments.ts'
import { waitForPayment } from './checkout/wait-for-payment.ts'

let server: TestServer
let token: string
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  await offerPromo(server, 'WELCOME3')
  await offerPromo(server, 'ALLFREE', { effect: 'percentOff', value: 100 })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  worker += 1
  token = await workerToken(server, worker)
})

const read = (id: string) => server.ok(readPayment, { id }, { token })
const termsOf = async (id: string) =>
  server.db.selectFrom('term').selectAll().where('payment_id', '=', id).where('voided_at', 'is', null).execute()
const membershipNow = async () => (await server.ok(me, {}, { token })).membership

describe('before paying', () => {
  it('a member sees both plans with the dates that they would cover if paid today', async () => {
    const { plans, methods, examplePrices } = await server.ok(paymentOptions, {}, { token })
    expect(plans.map(({ plan, totalCents, firstDay, lastDay }) => [plan, totalCents, firstDay, lastDay])).toEqual([
      ['6months', 900, '2026-03-10', '2026-09-09'],
      ['1year', 1500, '2026-03-10', '2027-03-09'],
    ])
    expect(methods).toEqual(['paynow'])
    expect(examplePrices).toBe(true)
  })

  it('a code of free months lengthens the term that would be made', async () => {
    const quote = await server.ok(quotePayment, { plan: '6months', promoCode: ' welcome３ ' }, { token })
    expect(quote).toMatchObject({ promoCode: 'WELCOME3', freeMonths: 3, totalCents: 900, lastDay: '2026-12-09' })
  })

  it('an unknown code and one of a wrong form each say so', async () => {
    expect((await server.call(quotePayment, { plan: '6months', promoCode: 'NOSUCH1' }, { token })).reason).toBe('promos.unknown')
    const { refusal } = await server.call(quotePayment, { plan: '6months', promoCode: 'a!' }, { token })
    expect(refusal?.details?.fields).toEqual([
      {
        field: 'promoCode',
        problem: 'promo',
        message: 'Promo code format is incorrect. Please try again. A code has 4 to 20 letters and numbers.',
      },
    ])
  })

  it('codes are guessed 20 times a day at most, by quotes and by payments together, and a code that is found costs no guess', async () => {
    const guess = (n: number) =>
      n % 2 === 0
        ? server.call(quotePayment, { plan: '6months', promoCode: `GUESS-${n}` }, { token })
        : server.call(
            startPayment,
            { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', promoCode: `GUESS-${n}`, expectedTotalCents: 900 },
            { token },
          )
    await start(server, token, { promoCode: 'WELCOME3' })
    const reasons: unknown[] = []
    for (let n = 0; n < 24; n += 1) reasons.push((await guess(n)).reason)
    expect(reasons).toEqual([...Array(20).fill('promos.unknown'), ...Array(4).fill('request.tooMany')])
    expect((await start(server, token)).state).toBe('awaiting')
  })

  it('a price that changed is refused instead of charged', async () => {
    const input = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 800 } as const
    expect((await server.call(startPayment, input, { token })).reason).toBe('payments.priceChanged')
    expect((await server.ok(listPayments, {}, { token })).payments).toEqual([])
  })

  it('a method that nothing stands behind is not available', async () => {
    const input = { idempotencyKey: randomUUID(), plan: '6months', method: 'nets', expectedTotalCents: 900 } as const
    expect((await server.call(startPayment, input, { token })).reason).toBe('payments.methodsUnavailable')
  })
})

describe('paying', () => {
  it('a settled payment makes one term, from the day of settlement in Singapore, and an active member', async () => {
    const payment = await start(server, token)
    expect(payment).toMatchObject({ state: 'awaiting', amountCents: 900, canContinue: true })
    expect(payment.qrText).toContain('EXAMPLE')
    const settledAt = Temporal.Instant.from('2026-03-11T00:30:00+08:00')
    server.clock.set('2026-03-11T09:00:00+08:00')
    expect(await tell(server, settledReport(server, payment, { settledAt }))).toBe(200)
    expect(await read(payment.id)).toMatchObject({
      state: 'paid',
      validFrom: '2026-03-11',
      validTo: '2026-09-10',
      qrText: null,
      canContinue: false,
    })
    expect(await membershipNow()).toMatchObject({ status: 'active', vipStatus: '1', lastDay: '2026-09-10' })
  })

  it('a callback sent twice, or with a failure after it, makes one term', async () => {
    const payment = await start(server, token)
    const report = settledReport(server, payment)
    for (let times = 0; times < 3; times += 1) expect(await tell(server, report)).toBe(200)
    await tell(server, { transactionNumber: payment.transactionNumber, state: 'failed', charges: [] })
    expect((await read(payment.id)).state).toBe('paid')
    expect(await termsOf(payment.id)).toHaveLength(1)
  })

  it('renewing early follows on, and the run keeps its day of the month', async () => {
    server.clock.set('2026-03-31T10:00:00+08:00')
    await tell(server, settledReport(server, await start(server, token)))
    const second = await start(server, token)
    await tell(server, settledReport(server, second))
    expect(await read(second.id)).toMatchObject({ validFrom: '2026-10-01', validTo: '2027-03-30' })
    expect(await membershipNow()).toMatchObject({ firstDay: '2026-03-31', lastDay: '2027-03-30' })
  })

  it('what no callback told, the gateway is asked', async () => {
    const payment = await start(server, token)
    server.payNow.setReport(settledReport(server, payment))
    server.clock.advance({ seconds: 15 })
    await reconcilePayments(server.deps)
    expect((await read(payment.id)).state).toBe('paid')
  })

  it('a gateway that is down is asked again, and nothing is lost meanwhile', async () => {
    server.payNow.failNext(1)
    const payment = await start(server, token)
    expect(payment).toMatchObject({ state: 'awaiting', qrText: null, payNumber: null })
    server.clock.advance({ seconds: 5 })
    await server.runJobs()
    expect((await read(payment.id)).qrText).toContain(payment.transactionNumber)
  })

  it('a payment that ended while the gateway answered keeps its number and shows no QR', async () => {
    server.payNow.failNext(1)
    const payment = await start(server, token)
    await server.ok(cancelPayment, { id: payment.id }, { token })
    await openAtGateway(server.deps, payment.id)
    expect(await read(payment.id)).toMatchObject({ state: 'cancelled', qrText: null })
  })

  it('a forged callback is refused and changes nothing; one of an unknown payment is refused too', async () => {
    const payment = await start(server, token)
    const { body } = server.payNow.callback(settledReport(server, payment))
    const forged = await server.app.inject({
      method: 'POST',
      url: '/h5-api/callbacks/paynow',
      payload: body,
      headers: { 'content-type': 'application/json', 'x-signature': 'ff' },
    })
    expect(forged.json()).toMatchObject({ reason: 'payments.badSignature' })
    expect(await tell(server, settledReport(server, { ...payment, transactionNumber: 'MWC000000AAAAAAAA' }))).toBe(404)
    expect((await read(payment.id)).state).toBe('awaiting')
  })

  it('a code that covers the whole price needs no QR', async () => {
    const payment = await start(server, token, { promoCode: 'ALLFREE', expectedTotalCents: 0 })
    expect(payment).toMatchObject({ state: 'paid', method: 'promo', validFrom: '2026-03-10' })
    expect(await membershipNow()).toMatchObject({ status: 'active' })
  })
})

describe('money that does not fit', () => {
  it.each([{ amountCents: 899 }, { amountCents: 901 }, { currency: 'USD' }])(
    '%j is looked at by staff and makes no term',
    async (change) => {
      const payment = await start(server, token)
      await tell(server, settledReport(server, payment, change))
      expect(await read(payment.id)).toMatchObject({ state: 'toReview', moneyUnderReview: true, canContinue: false })
      expect(await termsOf(payment.id)).toHaveLength(0)
      expect((await server.ok(me, {}, { token })).continuePaymentId).toBe(null)
    },
  )

  it('a second payment of the same QR is kept for review beside the paid one', async () => {
    const payment = await start(server, token)
    await tell(server, settledReport(server, payment))
    await tell(server, settledReport(server, payment))
    expect(await read(payment.id)).toMatchObject({ state: 'paid', moneyUnderReview: true })
    expect(await termsOf(payment.id)).toHaveLength(1)
  })

  it('a second payment whose callback was lost is found by asking, within a day', async () => {
    const payment = await start(server, token)
    const first = settledReport(server, payment)
    await tell(server, first)
    server.payNow.setReport({ ...first, charges: [...first.charges, ...settledReport(server, payment).charges] })
    server.clock.advance({ hours: 24 })
    while ((await reconcilePayments(server.deps)) > 0);
    expect(await read(payment.id)).toMatchObject({ state: 'paid', moneyUnderReview: true })
    expect(await termsOf(payment.id)).toHaveLength(1)
  })

  it('paying the old QR and the fresh one makes one term and one review', async () => {
    const first = await start(server, token)
    const second = await server.ok(retryPayment, { id: first.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token })
    expect((await read(first.id)).state).toBe('cancelled')
    await tell(server, settledReport(server, first))
    await tell(server, settledReport(server, second))
    expect((await read(first.id)).state).toBe('paid')
    expect(await read(second.id)).toMatchObject({ state: 'toReview', moneyUnderReview: true })
  })
})

describe('the end of a payment', () => {
  it('comes by itself, and late money is honoured as quoted', async () => {
    const payment = await start(server, token)
    server.clock.advance({ minutes: 15 })
    await expirePayments(server.deps)
    expect(await read(payment.id)).toMatchObject({ state: 'expired', qrText: null, canContinue: true })
    server.clock.advance({ hours: 72 })
    await expirePayments(server.deps)
    expect(await read(payment.id)).toMatchObject({ canContinue: false })
    await tell(server, settledReport(server, payment))
    expect(await read(payment.id)).toMatchObject({ state: 'paid', validFrom: '2026-03-13' })
  })

  it('a failed one can be tried again on the same order, and money may still come for it', async () => {
    const payment = await start(server, token)
    await tell(server, { transactionNumber: payment.transactionNumber, state: 'failed', charges: [], failureReason: 'declined' })
    expect(await read(payment.id)).toMatchObject({ state: 'failed', canContinue: true })
    await tell(server, settledReport(server, payment))
    expect((await read(payment.id)).state).toBe('paid')
  })

  it('gives the promo back, once, and takes it again for late money', async () => {
    const code = `LATE-${worker}`
    await offerPromo(server, code, { totalLimit: 1 })
    const used = async () => (await server.db.selectFrom('promo').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used
    const payment = await start(server, token, { promoCode: code })
    expect(await used()).toBe(1)
    server.clock.advance({ hours: 2 })
    await expirePayments(server.deps)
    await expirePayments(server.deps)
    expect(await used()).toBe(0)
    await tell(server, settledReport(server, payment))
    expect(await used()).toBe(1)
    expect(await read(payment.id)).toMatchObject({ state: 'paid', freeMonths: 3, validTo: '2026-12-09' })
  })

  it('late money whose promo somebody else took is looked at by staff', async () => {
    const code = `GONE-${worker}`
    await offerPromo(server, code, { totalLimit: 1 })
    const payment = await start(server, token, { promoCode: code })
    server.clock.advance({ hours: 2 })
    await expirePayments(server.deps)
    worker += 1
    const other = await workerToken(server, worker)
    await start(server, other, { promoCode: code })
    await tell(server, settledReport(server, payment))
    expect(await read(payment.id)).toMatchObject({ state: 'toReview', moneyUnderReview: true })
  })
})

describe('an order', () => {
  it('takes fresh payments for a day: then its price and promo are no longer promised', async () => {
    const first = await start(server, token, { promoCode: 'WELCOME3' })
    const fresh = () => server.call(retryPayment, { id: first.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token })
    server.clock.advance({ hours: 24 })
    expect((await fresh()).data?.freeMonths).toBe(3)
    server.clock.advance({ seconds: 1 })
    expect((await fresh()).reason).toBe('payments.orderEnded')
    const anew = await start(server, token, { promoCode: 'WELCOME3' })
    expect(await read(anew.id)).toMatchObject({ state: 'awaiting', freeMonths: 3 })
    expect(await read(first.id)).toMatchObject({ state: 'cancelled', canContinue: false })
  })
})

describe('continuing and repeating', () => {
  it('the same key gives the same payment, another content under it is refused', async () => {
    const idempotencyKey = randomUUID()
    const first = await start(server, token, { idempotencyKey })
    expect((await start(server, token, { idempotencyKey })).id).toBe(first.id)
    const other = { idempotencyKey, plan: '1year', method: 'paynow', expectedTotalCents: 1500 } as const
    expect((await server.call(startPayment, other, { token })).reason).toBe('payments.keyReused')
    expect((await server.call(retryPayment, { id: first.id, idempotencyKey, method: 'paynow' }, { token })).reason).toBe(
      'payments.keyReused',
    )
  })

  it('an open order is offered to be continued, and another plan takes its place', async () => {
    const first = await start(server, token)
    expect((await server.ok(me, {}, { token })).continuePaymentId).toBe(first.id)
    const second = await start(server, token, { plan: '1year' })
    expect((await server.ok(me, {}, { token })).continuePaymentId).toBe(second.id)
    expect(await read(first.id)).toMatchObject({ state: 'cancelled', canContinue: false })
  })

  it("another member's payment is not found", async () => {
    const payment = await start(server, token)
    worker += 1
    const stranger = await workerToken(server, worker)
    for (const attempt of [
      server.call(readPayment, { id: payment.id }, { token: stranger }),
      server.call(cancelPayment, { id: payment.id }, { token: stranger }),
      server.call(retryPayment, { id: payment.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token: stranger }),
    ]) {
      expect(await attempt).toMatchObject({ status: 404, reason: 'payments.notFound' })
    }
  })

  it('a member whom staff deactivated cannot start a payment', async () => {
    await server.db
      .updateTable('member')
      .set({ deactivated_at: new Date() })
      .where('mobile', '=', `+658${String(1_000_000 + worker)}`)
      .execute()
    const input = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900 } as const
    expect((await server.call(startPayment, input, { token })).reason).toBe('payments.deactivated')
  })

  it('a waiting page hears of the payment when it changes', async () => {
    const payment = await start(server, token)
    const waiting = server.ok(readPayment, { id: payment.id, after: payment.version }, { token })
    await tell(server, settledReport(server, payment))
    expect((await waiting).state).toBe('paid')
  })

  it('a wait that is over leaves nothing with what could have ended it', async () => {
    const payment = await start(server, token)
    const hear = new Set<() => void>()
    const wait = waitForPayment(server.db, payment.id, payment.version, 20, (end) => {
      hear.add(end)
      return () => void hear.delete(end)
    })
    expect([await wait, hear.size]).toEqual([true, 0])
  })

  it('the history lists payments newest first, page by page', async () => {
    for (let made = 0; made < 22; made += 1) {
      server.clock.advance({ hours: 1 })
      await start(server, token, { plan: made % 2 === 0 ? '6months' : '1year' })
    }
    const first = await server.ok(listPayments, {}, { token })
    const rest = await server.ok(listPayments, { cursor: first.nextCursor ?? '' }, { token })
    const all = [...first.payments, ...rest.payments]
    expect([first.payments.length, all.length, rest.nextCursor]).toEqual([20, 22, null])
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    expect((await server.call(listPayments, { cursor: "1'; drop" }, { token })).reason).toBe('request.invalid')
  })
})

describe('the ledger', () => {
  it('has one term for each payment that made one', async () => {
    const paid = await server.db.selectFrom('payment').select('id').where('state', '=', 'paid').execute()
    expect(await ledger(server)).toHaveLength(paid.length)
  })
})
