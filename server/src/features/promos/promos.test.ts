import { randomUUID } from 'node:crypto'
import { languages } from '@mwc/contract/language/language'
import { cancelPayment, quotePayment, startPayment } from '@mwc/contract/payments/payments.calls'
import { addPromo } from '@mwc/contract/promos/promo-desk.endpoints'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveMonths, type Joined, joinWorker } from '../../testing/fixtures/campaign-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { promoInput } from '../../testing/fixtures/promo-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { refusalMessage } from '../../words/server-words.ts'
import { actorOfCommand } from '../log/read-actor.ts'
import { endPromo } from './desk/end-promo.ts'
import { addPromo as makePromo } from './desk/add-promo.ts'

const tester = { ...actorOfCommand('test'), role: 'admin' as const }
let server: TestServer
let member: Joined
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  worker += 1
  member = await joinWorker(server, worker)
})

const offer = (code: string, change = {}) => makePromo(server.deps, tester, addPromo.input.parse(promoInput(code, change)), 'english')
const quote = (promoCode: string, plan: '6months' | '1year' = '6months', token = member.token) =>
  server.call(quotePayment, { plan, promoCode }, { token })
const order = (promoCode: string, expectedTotalCents = 900, token = member.token) =>
  server.call(startPayment, { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', promoCode, expectedTotalCents }, { token })

describe('a code as it is typed', () => {
  beforeAll(() => offer('MARCH-26'))

  it.each(['MARCH-26', 'march-26', ' March - 26 ', 'ｍａｒｃｈ－２６', 'MARCH-２６', '　ＭＡＲＣＨ-26\n', `${' '.repeat(190)}MARCH-26`])(
    '%j is found',
    async (typed) => {
      expect((await quote(typed)).data).toMatchObject({ promoCode: 'MARCH-26', freeMonths: 3 })
    },
  )

  it.each([
    'MARCH_26',
    'MAR',
    'MARCH-26-MARCH-26-MARCH',
    'মার্চ২৬',
    'M'.repeat(10_000),
    ' '.repeat(10_000),
    '２'.repeat(10_000),
    "'; drop table promo",
  ])('has the wrong format otherwise, and says so in the words of the specification (%#)', async (typed) => {
    for (const answer of [await quote(typed), await order(typed)]) {
      expect(answer.refusal?.details?.fields).toEqual([
        {
          field: 'promoCode',
          problem: 'promo',
          message: 'Promo code format is incorrect. Please try again. A code has 4 to 20 letters and numbers.',
        },
      ])
    }
  })
})

describe('what a code does', () => {
  it('free months lengthen the one term that the payment makes', async () => {
    await offer('FREE-2', { effectValue: 2 })
    expect((await quote('FREE-2')).data).toMatchObject({ freeMonths: 2, totalCents: 900, discountCents: 0, lastDay: '2026-11-09' })
    const payment = await start(server, member.token, { promoCode: 'FREE-2' })
    await tell(server, settledReport(server, payment))
    const terms = await server.db.selectFrom('term').select(['months', 'source']).where('member_id', '=', member.id).execute()
    expect(terms).toEqual([{ months: 8, source: 'payment' }])
  })

  it.each([
    ['AMOUNT-1', { effect: 'amountOff', effectValue: 250 }, 650],
    ['AMOUNT-2', { effect: 'amountOff', effectValue: 5000 }, 0],
    ['PERCENT-1', { effect: 'percentOff', effectValue: 33 }, 603],
    ['PERCENT-2', { effect: 'percentOff', effectValue: 100 }, 0],
  ])('%s takes off what it says, never below nothing', async (code, change, totalCents) => {
    await offer(code, change)
    expect((await quote(code)).data).toMatchObject({ totalCents, discountCents: 900 - totalCents, freeMonths: 0, months: 6 })
  })

  it('one that covers the whole price makes the membership at once, with nothing to pay', async () => {
    await offer('WHOLE', { effect: 'amountOff', effectValue: 900 })
    expect((await order('WHOLE', 0)).data).toMatchObject({ state: 'paid', method: 'promo', qrText: null, validTo: '2026-09-09' })
    const terms = await server.db.selectFrom('term').select(['months', 'source']).where('member_id', '=', member.id).execute()
    expect(terms).toEqual([{ months: 6, source: 'promo' }])
  })
})

describe('a code that cannot be used', () => {
  const another = async () => (await joinWorker(server, 1000 + worker)).token
  const cases: [string, object, RefusalReason, (code: string) => Promise<unknown>][] = [
    ['NEXTMONTH', { startsAt: '2026-03-10T10:00:01+08:00' }, 'promos.notStarted', async () => {}],
    ['LASTMONTH', { endsAt: '2026-03-10T10:00:00+08:00' }, 'promos.ended', async () => {}],
    ['ONLYONE', { totalLimit: 1 }, 'promos.usedUp', async (code) => order(code, 900, await another())],
    ['ONLYNEW', { audience: 'new' }, 'promos.onlyNewMembers', () => giveMonths(server, member.id, 1)],
    ['RENEWAL', { audience: 'renewal' }, 'promos.onlyRenewals', async () => {}],
    ['YEARONLY', { plans: ['1year'] }, 'promos.otherPlan', async () => {}],
    [
      'ONCE-EACH',
      { totalLimit: 1 },
      'promos.usedByMember',
      async (code) => tell(server, settledReport(server, await start(server, member.token, { promoCode: code }))),
    ],
    ['NO-SUCH', { code: 'ANOTHER' }, 'promos.unknown', async () => {}],
  ]

  it.each(cases)('%s says why, in words of its own, to a quote and to an order', async (code, change, reason, before) => {
    await offer(code, change)
    await before(code)
    for (const language of languages) {
      const { refusal } = await server.call(quotePayment, { plan: '6months', promoCode: code }, { token: member.token, language })
      expect(refusal).toMatchObject({ reason, message: refusalMessage(reason, language, '') })
    }
    expect((await order(code)).reason).toBe(reason)
  })

  it.each(languages)('reads differently for every reason in %s', (language) => {
    const messages = cases.map(([, , reason]) => refusalMessage(reason, language, ''))
    expect(new Set(messages).size).toBe(cases.length)
  })

  it('tells a member who has used the last one that they have used it, not that it is gone', async () => {
    await offer('MY-LAST', { totalLimit: 1 })
    await tell(server, settledReport(server, await start(server, member.token, { promoCode: 'MY-LAST' })))
    expect((await quote('MY-LAST')).reason).toBe('promos.usedByMember')
    expect((await quote('MY-LAST', '6months', await another())).reason).toBe('promos.usedUp')
  })
})

describe('the limits of a code', () => {
  const used = async (code: string) =>
    (await server.db.selectFrom('promo').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used

  it('an open order holds one use, its own member may quote it again, and giving it up frees it', async () => {
    await offer('HOLD-1', { totalLimit: 1 })
    const payment = await start(server, member.token, { promoCode: 'HOLD-1' })
    const other = (await joinWorker(server, 2000 + worker)).token
    expect([(await quote('HOLD-1')).status, (await quote('HOLD-1', '6months', other)).reason]).toEqual([200, 'promos.usedUp'])
    await server.ok(cancelPayment, { id: payment.id }, { token: member.token })
    expect([await used('HOLD-1'), (await quote('HOLD-1', '6months', other)).status]).toEqual([0, 200])
  })

  it('a quote takes none, and an order without the code gives it back', async () => {
    await offer('HOLD-2', { totalLimit: 1 })
    for (let n = 0; n < 5; n += 1) await quote('HOLD-2')
    expect(await used('HOLD-2')).toBe(0)
    await start(server, member.token, { promoCode: 'HOLD-2' })
    expect(await used('HOLD-2')).toBe(1)
    await start(server, member.token)
    expect(await used('HOLD-2')).toBe(0)
  })

  it('a person has as many uses as the code says, under whatever account', async () => {
    await offer('TWICE', { personLimit: 2 })
    for (let n = 0; n < 2; n += 1) await tell(server, settledReport(server, await start(server, member.token, { promoCode: 'TWICE' })))
    expect((await quote('TWICE')).reason).toBe('promos.usedByMember')
    const again = await joinWorker(server, 3000 + worker)
    const old = await server.db.selectFrom('member').select('fin_hash').where('id', '=', member.id).executeTakeFirstOrThrow()
    await server.db.updateTable('member').set({ fin_hash: null }).where('id', '=', member.id).execute()
    await server.db.updateTable('member').set({ fin_hash: old.fin_hash }).where('id', '=', again.id).execute()
    expect((await quote('TWICE', '6months', again.token)).reason).toBe('promos.usedByMember')
  })

  it('a code that staff ended is taken by no new order; the order that holds it keeps it', async () => {
    const { id } = await offer('STOPPED')
    const payment = await start(server, member.token, { promoCode: 'STOPPED' })
    server.clock.advance({ minutes: 1 })
    await endPromo(server.deps, tester, id)
    expect((await quote('STOPPED', '6months', (await joinWorker(server, 4000 + worker)).token)).reason).toBe('promos.ended')
    await tell(server, settledReport(server, payment))
    const terms = await server.db.selectFrom('term').select('months').where('member_id', '=', member.id).execute()
    expect(terms).toEqual([{ months: 9 }])
  })
})
