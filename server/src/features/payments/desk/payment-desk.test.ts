import { randomUUID } from 'node:crypto'
import { me } from '@mwc/contract/account/people/people.calls'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import {
  collectPayment,
  honourMoney,
  listDeskPayments,
  listReviews,
  readDeskPayment,
  refundPayment,
  returnMoney,
} from '@mwc/contract/payments/payment-desk.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { readPayment, retryPayment } from '@mwc/contract/payments/payments.calls'
import { listLog } from '@mwc/contract/log/log.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeWithTerminals, shiftAt } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, offerPromo, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { expirePayments } from '../orders/expire-payments.ts'

let server: TestServer
let nets: TestGateway
let token: string
let desk: { admin: string; finance: string; membership: string; support: string; content: string }
let worker = 0

const note = 'Agreed with the member on the phone'

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
  const signIn = async (role: 'admin' | 'finance' | 'membership' | 'support' | 'content') =>
    (await signInAtDesk(server, `${role}-${worker}`, role)).token
  desk = {
    admin: await signIn('admin'),
    finance: await signIn('finance'),
    membership: await signIn('membership'),
    support: await signIn('support'),
    content: await signIn('content'),
  }
})

/** Lets time pass; a desk session does not outlast half an hour without a call, so finance signs in again. */
const later = async (duration: Temporal.DurationLike) => {
  server.clock.advance(duration)
  desk.finance = (await signInAtDesk(server, `later-${worker}-${server.clock.now().epochMilliseconds}`, 'finance')).token
}
const read = (id: string) => server.ok(readPayment, { id }, { token })
const atDesk = (id: string) => server.ok(readDeskPayment, { id }, { token: desk.finance })
const membership = async () => (await server.ok(me, {}, { token })).membership
const termsOf = async (id: string) =>
  server.db.selectFrom('term').selectAll().where('payment_id', '=', id).where('voided_at', 'is', null).execute()
const usesOf = async (code: string) =>
  (await server.db.selectFrom('promo').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used
const paid = async (change: Parameters<typeof start>[2] = {}) => {
  const payment = await start(server, token, change)
  await tell(server, settledReport(server, payment))
  return payment
}
/** Money of a payment that waits for a decision, the newest. */
const moneyOf = async (payment: Payment) => {
  const money = (await atDesk(payment.id)).arrivals.findLast(({ outcome }) => outcome === 'toReview')
  if (!money) throw new Error('nothing is under review')
  return money
}
const honour = (id: string) => server.call(honourMoney, { id, note }, { token: desk.finance })
const sendBack = (id: string, reference = 'TT-1') => server.call(returnMoney, { id, note, reference }, { token: desk.finance })
const refund = (id: string, reference = 'TT-2') => server.call(refundPayment, { id, note, reference }, { token: desk.finance })

describe('looking for payments', () => {
  it('finds one by its numbers, the reference of its money, and its member, however they are typed', async () => {
    const payment = await paid()
    const { member, arrivals } = await atDesk(payment.id)
    const mobile = member.mobile ?? ''
    for (const search of [
      payment.transactionNumber.toLowerCase(),
      ` ${payment.payNumber} `,
      arrivals[0]?.reference,
      member.memberNumber,
      mobile,
      `${mobile.slice(3, 7)} ${mobile.slice(7)}`,
    ]) {
      const { rows: payments, total } = await server.ok(listDeskPayments, { search }, { token: desk.support })
      expect([search, payments.map(({ id }) => id), total]).toEqual([search, [payment.id], 1])
    }
    const byName = await server.ok(listDeskPayments, { search: 'rahim' }, { token: desk.support })
    expect(byName.rows[0]?.id).toBe(payment.id)
    for (const search of ['%', '_', "'; drop table payment; --", 'MWC']) {
      expect((await server.ok(listDeskPayments, { search }, { token: desk.support })).total).toBe(0)
    }
  })

  it('keeps to state, method and days in Singapore, page by page', async () => {
    await later({ hours: 51 * 24 + 14, minutes: 30 })
    const first = await paid()
    server.clock.advance({ seconds: 1 })
    const second = await start(server, token, { method: 'nets' })
    const list = (filter: object) => server.ok(listDeskPayments, filter, { token: desk.finance })
    const onDay = { from: '2026-05-01', to: '2026-05-01' }
    expect((await list(onDay)).rows.map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await list({ ...onDay, state: 'paid' })).rows.map(({ id }) => id)).toEqual([first.id])
    expect((await list({ ...onDay, method: 'nets' })).rows.map(({ id }) => id)).toEqual([second.id])
    expect((await list({ from: '2026-05-02' })).total).toBe(0)
    const page = await list({ ...onDay, page: 2, pageSize: 1 })
    expect([page.rows.map(({ id }) => id), page.total]).toEqual([[first.id], 2])
    expect((await list({ ...onDay, page: 1_000_000_000, pageSize: 100 })).rows).toEqual([])
  })

  it('comes in the order of a column, one upwards and one downwards, with what is empty last, and by member or id', async () => {
    const unpaid = await start(server, token, { method: 'nets' })
    worker += 1
    const other = await workerToken(server, worker)
    const cheap = await start(server, other)
    await tell(server, settledReport(server, cheap))
    const { member } = await atDesk(cheap.id)
    const second = await start(server, other, { plan: '1year' })
    const ids = [unpaid.id, cheap.id, second.id].join(',')
    const list = async (filter: object) => (await server.ok(listDeskPayments, filter, { token: desk.finance })).rows.map(({ id }) => id)
    expect((await list({ ids, sort: '-amountCents' }))[0]).toBe(second.id)
    expect((await list({ ids, sort: 'amountCents' })).at(-1)).toBe(second.id)
    for (const sort of ['paidAt', '-paidAt']) expect((await list({ ids, sort }))[0]).toBe(cheap.id)
    expect(await list({ memberId: member.id, sort: 'amountCents' })).toEqual([cheap.id, second.id])
    expect(await list({ ids: cheap.id, memberId: member.id })).toEqual([cheap.id])
    const refused = await server.call(listDeskPayments, { sort: 'state' as 'paidAt', ids: 'x' }, { token: desk.finance })
    expect(refused.refusal?.details?.fields?.map(({ field }) => field.split('.')[0])).toEqual(['sort', 'ids'])
  })
})

describe('the filters of the list', () => {
  it('are the day paid, the counter, the promo code and the amount', async () => {
    const code = `LIST-${worker}`
    await offerPromo(server, code)
    const [nets, paynow] = [await start(server, token, { method: 'nets', promoCode: code }), await start(server, token, { plan: '1year' })]
    const { placeId, terminalIds } = await placeWithTerminals(server, ['T1'])
    const shiftId = await shiftAt(server, desk.finance, terminalIds[0])
    await server.ok(collectPayment, { id: nets.id, shiftId, reference: `F-${worker}`, amountCents: 900 }, { token: desk.finance })
    const { member } = await atDesk(nets.id)
    const list = async (filter: object) => {
      const { rows } = await server.ok(listDeskPayments, { memberId: member.id, ...filter }, { token: desk.finance })
      return rows.map(({ id }) => id)
    }
    for (const filter of [
      { paidFrom: '2026-03-10', paidTo: '2026-03-10' },
      { placeId },
      { terminalId: terminalIds[0] },
      { promoCode: code.toLowerCase() },
    ])
      expect([filter, await list(filter)]).toEqual([filter, [nets.id]])
    expect(await list({ amountCents: '1500' })).toEqual([paynow.id])
    for (const filter of [
      { paidFrom: '2026-03-11' },
      { paidTo: '2026-03-09' },
      { placeId: randomUUID() },
      { promoCode: 'NONE' },
      { amountCents: '1' },
    ])
      expect([filter, await list(filter)]).toEqual([filter, []])
    const refused = await server.call(listDeskPayments, { amountCents: '9.5', paidTo: 'soon' }, { token: desk.finance })
    expect(refused.refusal?.details?.fields?.map(({ field }) => field)).toEqual(expect.arrayContaining(['amountCents', 'paidTo']))
  })
})

describe('who may do what', () => {
  it('support and membership look, finance and admin decide, whoever sits at a counter collects, content does nothing', async () => {
    const payment = await paid()
    const acts: [WireCall, object][] = [
      [honourMoney, { id: randomUUID(), note }],
      [returnMoney, { id: randomUUID(), note, reference: 'R1' }],
      [refundPayment, { id: randomUUID(), note, reference: 'R1' }],
    ]
    const collects: [WireCall, object][] = [
      [collectPayment, { id: randomUUID(), shiftId: randomUUID(), reference: 'R1', amountCents: 900 }],
    ]
    const looks: [WireCall, object][] = [
      [listDeskPayments, {}],
      [listReviews, {}],
      [readDeskPayment, { id: payment.id }],
    ]
    const reasons = async (calls: [WireCall, object][], role: keyof typeof desk) =>
      new Set(await Promise.all(calls.map(async ([endpoint, input]) => (await server.call(endpoint, input, { token: desk[role] })).reason)))
    for (const role of ['support', 'membership'] as const) {
      expect([await reasons(acts, role), await reasons(looks, role)]).toEqual([new Set(['staff.notAllowed']), new Set([undefined])])
    }
    for (const role of ['finance', 'admin'] as const) expect(await reasons(acts, role)).toEqual(new Set(['payments.notFound']))
    for (const role of ['finance', 'admin', 'membership'] as const)
      expect(await reasons(collects, role)).toEqual(new Set(['payments.notFound']))
    expect(await reasons(collects, 'support')).toEqual(new Set(['staff.notAllowed']))
    expect(await reasons([...acts, ...collects, ...looks], 'content')).toEqual(new Set(['staff.notAllowed']))
  })

  it('every act stands in the log with who, before and after', async () => {
    const payment = await start(server, token)
    await tell(server, settledReport(server, payment, { amountCents: 850 }))
    const { id } = await moneyOf(payment)
    await honour(id)
    const { rows } = await server.ok(listLog, { act: 'payments.honour', recordId: payment.id }, { token: desk.admin })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      username: `finance-${worker}`,
      reason: note,
      before: { state: 'toReview', money: [{ outcome: 'toReview', reviewReason: 'wrongAmount', amountCents: 850 }] },
      after: { state: 'paid', validFrom: '2026-03-10', money: [{ outcome: 'honoured', note }] },
    })
    expect(JSON.stringify(rows)).not.toContain('Rahim')
  })
})

describe('money under review', () => {
  it('is listed with its reason, the longest waiting first', async () => {
    const list = async () => (await server.ok(listReviews, { pageSize: 100 }, { token: desk.finance })).rows
    const before = (await list()).length
    const payment = await start(server, token)
    await tell(server, settledReport(server, payment, { currency: 'USD' }))
    server.clock.advance({ seconds: 1 })
    await tell(server, settledReport(server, payment))
    server.clock.advance({ seconds: 1 })
    await tell(server, settledReport(server, payment))
    const reviews = (await list()).slice(before)
    expect(reviews.map(({ reviewReason, currency, may, payment: { id } }) => [reviewReason, currency, may, id])).toEqual([
      ['wrongCurrency', 'USD', ['refund'], payment.id],
      ['secondPayment', 'SGD', ['refund'], payment.id],
    ])
  })

  it('that is honoured makes the term as of the day on which it was paid, once', async () => {
    const payment = await start(server, token)
    await tell(server, settledReport(server, payment, { amountCents: 850 }))
    const { id } = await moneyOf(payment)
    await later({ hours: 24 })
    expect((await honour(id)).data).toMatchObject({ state: 'paid', validFrom: '2026-03-10', underReview: false })
    expect((await honour(id)).status).toBe(200)
    expect(await read(payment.id)).toMatchObject({ state: 'paid', moneyUnderReview: false })
    expect([(await termsOf(payment.id)).length, (await membership()).status]).toEqual([1, 'active'])
    expect((await sendBack(id)).reason).toBe('payments.reviewed')
    expect((await atDesk(payment.id)).arrivals[0]).toMatchObject({ decidedBy: expect.stringContaining('later'), note })
  })

  it('that is sent back ends the payment as refunded, and makes no term', async () => {
    const payment = await start(server, token)
    await tell(server, settledReport(server, payment, { amountCents: 901 }))
    const { id } = await moneyOf(payment)
    expect((await sendBack(id)).data).toMatchObject({ state: 'refunded', arrivals: [{ outcome: 'refunded', refundReference: 'TT-1' }] })
    expect((await sendBack(id)).status).toBe(200)
    expect((await sendBack(id, 'TT-9')).reason).toBe('payments.reviewed')
    expect((await honour(id)).reason).toBe('payments.reviewed')
    expect([(await read(payment.id)).state, await termsOf(payment.id)]).toEqual(['refunded', []])
    // Its order is still open: nothing leads to a payment whose money went back.
    expect((await read(payment.id)).canContinue).toBe(false)
    expect((await server.ok(me, {}, { token })).continuePaymentId).toBe(null)
  })

  it('of a payment that is paid already can only be sent back, and the term stays', async () => {
    const payment = await paid()
    await tell(server, settledReport(server, payment))
    const { id } = await moneyOf(payment)
    expect((await honour(id)).reason).toBe('payments.onlyRefund')
    expect((await sendBack(id)).status).toBe(200)
    expect(await read(payment.id)).toMatchObject({ state: 'paid', moneyUnderReview: false })
    expect(await termsOf(payment.id)).toHaveLength(1)
  })

  it('for a second QR of one order may become a second term, without the code that the first has used', async () => {
    const code = `TWICE-${worker}`
    await offerPromo(server, code)
    const first = await start(server, token, { promoCode: code })
    const second = await server.ok(retryPayment, { id: first.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token })
    await tell(server, settledReport(server, first))
    await tell(server, settledReport(server, second))
    expect((await honour((await moneyOf(second)).id)).data).toMatchObject({ state: 'paid', validFrom: '2026-12-10', validTo: '2027-06-09' })
    expect(await usesOf(code)).toBe(1)
  })

  it('whose promo others have used up is honoured without its free months, and no limit is passed', async () => {
    const code = `FULL-${worker}`
    await offerPromo(server, code, { totalLimit: 1 })
    const payment = await start(server, token, { promoCode: code })
    await later({ hours: 2 })
    await expirePayments(server.deps)
    worker += 1
    await start(server, await workerToken(server, worker), { promoCode: code })
    await tell(server, settledReport(server, payment))
    const money = await moneyOf(payment)
    expect(money.reviewReason).toBe('promoGone')
    expect((await honour(money.id)).data).toMatchObject({ state: 'paid', validTo: '2026-09-09' })
    expect(await usesOf(code)).toBe(1)
  })

  it('of an account that staff stopped may be honoured; of one that was closed it can only be sent back', async () => {
    const payment = await start(server, token)
    const { member } = await atDesk(payment.id)
    const set = (change: object) => server.db.updateTable('member').set(change).where('id', '=', member.id).execute()
    await set({ deactivated_at: new Date() })
    await tell(server, settledReport(server, payment))
    const money = await moneyOf(payment)
    expect(money.reviewReason).toBe('memberGone')
    await set({ closed_at: new Date() })
    expect((await honour(money.id)).reason).toBe('payments.onlyRefund')
    await set({ closed_at: null })
    expect((await honour(money.id)).data?.state).toBe('paid')
  })
})

describe('collecting by hand', () => {
  const slip = (payment: Payment, change: object = {}) => ({ id: payment.id, reference: 't 4711/a', amountCents: 900, ...change })
  const collect = async (input: ReturnType<typeof slip>) =>
    server.call(collectPayment, { shiftId: await shiftAt(server, desk.finance, terminalId), ...input }, { token: desk.finance })
  let terminalId: string
  beforeEach(async () => {
    terminalId = (await placeWithTerminals(server, ['T1'])).terminalIds[0] ?? ''
  })

  it('makes a NETS payment paid under the terminal’s reference, once, and the machine’s own word later is the same money', async () => {
    const payment = await start(server, token, { method: 'nets' })
    await later({ hours: 3 })
    const answer = await collect(slip(payment, { reference: `t-${worker} a`, collectedAt: '2026-03-10T12:00:00+08:00', note }))
    expect(answer.data).toMatchObject({
      state: 'paid',
      paidAt: '2026-03-10T04:00:00.000Z',
      arrivals: [{ reference: `T-${worker}A`, outcome: 'honoured', decidedBy: expect.stringContaining('later'), note }],
    })
    expect((await collect(slip(payment, { reference: `T-${worker}A` }))).status).toBe(200)
    nets.setReport(settledReport(server, payment, { chargeId: `T-${worker}A` }))
    await tell(server, settledReport(server, payment), nets)
    expect(await read(payment.id)).toMatchObject({ state: 'paid', moneyUnderReview: false })
    expect(await termsOf(payment.id)).toHaveLength(1)
  })

  it('after the payment has ended is late money, and another amount is put under review', async () => {
    const late = await start(server, token, { method: 'nets' })
    await later({ hours: 8 * 24 })
    await expirePayments(server.deps)
    expect((await read(late.id)).state).toBe('expired')
    expect((await collect(slip(late, { reference: `L-${worker}`, amountCents: 800 }))).data).toMatchObject({
      state: 'toReview',
      arrivals: [{ reviewReason: 'wrongAmount' }],
    })
    expect((await collect(slip(late, { reference: `M-${worker}` }))).data).toMatchObject({ state: 'paid', underReview: true })
  })

  it('is refused for PayNow, for what is paid, for a reference that is taken, and for a time that cannot be', async () => {
    const payNow = await start(server, token)
    expect((await collect(slip(payNow))).reason).toBe('payments.notCollectable')
    const payment = await start(server, token, { method: 'nets' })
    for (const collectedAt of ['2026-03-10T09:59:59+08:00', '2026-03-10T10:00:01+08:00']) {
      const { refusal } = await collect(slip(payment, { collectedAt }))
      expect(refusal?.details?.fields?.map(({ field }) => field)).toEqual(['collectedAt'])
    }
    expect((await collect(slip(payment, { reference: `A-${worker}` }))).status).toBe(200)
    expect((await collect(slip(payment, { reference: `B-${worker}` }))).reason).toBe('payments.notCollectable')
    const next = await start(server, token, { method: 'nets', plan: '1year' })
    expect((await collect(slip(next, { reference: `A-${worker}`, amountCents: 1500 }))).reason).toBe('counter.slipUsed')
    nets.setReport(settledReport(server, next, { chargeId: `N-${worker}` }))
    await tell(server, settledReport(server, next), nets)
    const last = await start(server, token, { method: 'nets' })
    expect((await collect(slip(last, { reference: `N-${worker}` }))).reason).toBe('payments.referenceUsed')
  })
})

describe('a refund', () => {
  it('voids the term and ends the membership that it made', async () => {
    const payment = await paid()
    expect((await membership()).status).toBe('active')
    expect((await refund(payment.id)).data).toMatchObject({
      state: 'refunded',
      validFrom: null,
      arrivals: [{ outcome: 'refunded', refundReference: 'TT-2', note }],
    })
    expect((await refund(payment.id)).status).toBe(200)
    expect((await refund(payment.id, 'TT-9')).reason).toBe('payments.notRefundable')
    expect((await membership()).status).toBe('pendingPayment')
    expect((await read(payment.id)).state).toBe('refunded')
  })

  it('of the first of two terms moves the second up, which keeps its payment and its months', async () => {
    const first = await paid()
    const second = await paid({ plan: '1year' })
    await later({ hours: 240 })
    await refund(first.id)
    const terms = await termsOf(second.id)
    expect(terms.map(({ first_day, last_day, source, months }) => [first_day, last_day, source, months])).toEqual([
      ['2026-03-20', '2027-03-19', 'correction', 12],
    ])
    expect(await read(second.id)).toMatchObject({ state: 'paid', validFrom: '2026-03-20' })
  })

  it('of the second of two terms leaves the first alone', async () => {
    const [first, second] = [await paid(), await paid()]
    await refund(second.id)
    expect((await termsOf(first.id)).map(({ last_day, source }) => [last_day, source])).toEqual([['2026-09-09', 'payment']])
    expect(await termsOf(second.id)).toEqual([])
  })

  it('gives the promo back, so that it can be used again', async () => {
    const code = `BACK-${worker}`
    await offerPromo(server, code, { totalLimit: 1 })
    const payment = await paid({ promoCode: code })
    expect(await usesOf(code)).toBe(1)
    await refund(payment.id)
    expect(await usesOf(code)).toBe(0)
    expect((await paid({ promoCode: code })).freeMonths).toBe(3)
    expect(await usesOf(code)).toBe(1)
  })

  it('is refused where no money made a term: not paid, free by a code, or under review', async () => {
    const waiting = await start(server, token)
    await offerPromo(server, `GIFT-${worker}`, { effect: 'percentOff', value: 100 })
    const free = await start(server, token, { promoCode: `GIFT-${worker}`, expectedTotalCents: 0 })
    const wrong = await start(server, token, { plan: '1year' })
    await tell(server, settledReport(server, wrong, { amountCents: 1 }))
    for (const { id } of [waiting, free, wrong]) expect((await refund(id)).reason).toBe('payments.notRefundable')
  })

  it('is not undone by money that comes for the payment afterwards: staff look at it', async () => {
    const payment = await paid()
    await refund(payment.id)
    await tell(server, settledReport(server, payment))
    expect(await read(payment.id)).toMatchObject({ state: 'refunded', moneyUnderReview: true })
    expect((await honour((await moneyOf(payment)).id)).reason).toBe('payments.onlyRefund')
  })
})
