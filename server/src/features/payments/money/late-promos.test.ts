import { honourMoney, listReviews } from '@mwc/contract/payments/payment-desk.calls'
import { readPayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { toDate } from '../../../ports/clock.ts'
import { giveMonths, type Joined, joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { faultsInBooks, offerPromo, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { expirePayments } from '../orders/expire-payments.ts'

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

/** A code for members who are new, or for those who renew, which leaves 1 dollar to pay. */
async function offerTo(audience: 'new' | 'renewal', code: string): Promise<void> {
  await offerPromo(server, code, { effect: 'amountOff', value: 800 })
  await server.db.updateTable('promo').set({ audience }).where('code', '=', code).execute()
}
const startWith = (promoCode: string) => start(server, member.token, { promoCode, expectedTotalCents: 100 })
const read = (id: string) => server.ok(readPayment, { id }, { token: member.token })
const monthsOf = async () => {
  const terms = server.db.selectFrom('term').select('months').where('member_id', '=', member.id).where('voided_at', 'is', null)
  return (await terms.execute()).map(({ months }) => months)
}
const usesOf = async (code: string) =>
  (await server.db.selectFrom('promo').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used

it('of several orders with a code for new members each, one is honoured, and the money of the others is looked at by staff', async () => {
  const codes = ['A', 'B', 'C'].map((letter) => `NEW-${letter}${worker}`)
  const payments = []
  for (const code of codes) {
    await offerTo('new', code)
    payments.push(await startWith(code))
    server.clock.advance({ minutes: 1 })
  }
  for (const payment of payments.toReversed()) expect(await tell(server, settledReport(server, payment))).toBe(200)
  expect(await Promise.all(payments.map(async ({ id }) => (await read(id)).state))).toEqual(['toReview', 'toReview', 'paid'])
  expect([await monthsOf(), await Promise.all(codes.map(usesOf))]).toEqual([[6], [0, 0, 1]])
  const { token } = await signInAtDesk(server, `finance-${worker}`, 'finance')
  const { rows } = await server.ok(listReviews, { pageSize: 100 }, { token })
  expect(rows.map(({ reviewReason }) => reviewReason)).toEqual(['promoGone', 'promoGone'])
  expect(await faultsInBooks(server)).toEqual([])
})

it('late money with a code for new members is honoured as quoted while its member has no term', async () => {
  const code = `LATE-${worker}`
  await offerTo('new', code)
  const payment = await startWith(code)
  server.clock.advance({ hours: 2 })
  await expirePayments(server.deps)
  await tell(server, settledReport(server, payment))
  expect([(await read(payment.id)).state, await monthsOf(), await usesOf(code)]).toEqual(['paid', [6], 1])
})

it('late money with a code for renewals goes to staff where the term that was renewed has been voided', async () => {
  const code = `AGAIN-${worker}`
  await offerTo('renewal', code)
  await giveMonths(server, member.id, 1)
  const payment = await startWith(code)
  server.clock.advance({ hours: 2 })
  await expirePayments(server.deps)
  const voided = { voided_at: toDate(server.clock.now()), void_reason: 'taken by mistake' }
  await server.db.updateTable('term').set(voided).where('member_id', '=', member.id).execute()
  await tell(server, settledReport(server, payment))
  expect([(await read(payment.id)).state, await usesOf(code)]).toEqual(['toReview', 0])
})

it('staff honour such money without the free months of a code for new members', async () => {
  const code = `MONTHS-${worker}`
  await offerPromo(server, code)
  await server.db.updateTable('promo').set({ audience: 'new' }).where('code', '=', code).execute()
  const late = await start(server, member.token, { promoCode: code })
  await tell(server, settledReport(server, await start(server, member.token)))
  await tell(server, settledReport(server, late))
  expect(await monthsOf()).toEqual([6])
  const { token } = await signInAtDesk(server, `finance-${worker}`, 'finance')
  const money = await server.db.selectFrom('charge').select('id').where('payment_id', '=', late.id).executeTakeFirstOrThrow()
  await server.ok(honourMoney, { id: money.id, note: 'Agreed with the member on the phone' }, { token })
  expect([await monthsOf(), await usesOf(code)]).toEqual([[6, 6], 0])
})
