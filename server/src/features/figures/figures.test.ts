import { editAccount, closeAccount } from '@mwc/contract/account/own-account/own-account.calls'
import type { FigureName } from '@mwc/contract/figures/figure-names'
import { readReport } from '@mwc/contract/figures/figures.calls'
import { correctMember, deactivateMember, reactivateMember } from '@mwc/contract/members/member-acts-desk.calls'
import { refundPayment } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedByBoth } from '../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { offerPromo, sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { expirePayments } from '../payments/orders/expire-payments.ts'
import { closeDays } from './close-days.ts'
import { selectNextCount } from './figures.repo.ts'
import { proveFigures } from './prove-figures.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())

const reason = 'Seen at the counter'
const at = async (moment: string) => {
  server.clock.set(`${moment}+08:00`)
  await stayAtDesk(server)
}
const figures = async (day: string, figure: FigureName) =>
  Object.fromEntries(
    (await server.db.selectFrom('figure').selectAll().where('day', '=', day).where('figure', '=', figure).execute()).map(({ part, n }) => [
      part,
      n,
    ]),
  )
const all = () => server.db.selectFrom('figure').selectAll().orderBy('figure').orderBy('day').orderBy('part').execute()
const fits = async () => expect(await proveFigures(server.db)).toMatchObject({ difference: null, missing: null })

it('says that there is nothing to count yet', async () => {
  expect(await closeDays(server.deps)).toEqual([])
  const asked = { report: 'money', from: '2026-01-01', to: '2026-12-31', step: 'month' } as const
  expect(await server.ok(readReport, asked, { token })).toEqual({ steps: [], series: [], until: null, countedAt: null })
  await fits()
})

it('counts a day once it is over, under the day on which each thing was known, and never again', async () => {
  await offerPromo(server, 'TWOMORE', { value: 2 })
  const [payer, waiter] = [await signUpWorker(server, 1, 'bengali'), await signUpWorker(server, 2)]
  const payment = await start(server, payer.token, { promoCode: 'TWOMORE' })
  await tell(server, settledReport(server, payment))
  await at('2026-03-10T23:20:00')
  await start(server, payer.token)
  await at('2026-03-10T23:55:00')
  await start(server, waiter.token)
  expect(await closeDays(server.deps)).toEqual([])

  // Of the first of the two the time was over before midnight, though nobody has noted it yet.
  await at('2026-03-11T00:10:00')
  expect(await closeDays(server.deps)).toEqual(['2026-03-10'])
  expect(await figures('2026-03-10', 'status')).toEqual({ active: 1, pendingPayment: 1 })
  expect(await figures('2026-03-10', 'signUps')).toEqual({ bengali: 1, english: 1 })
  expect(await figures('2026-03-10', 'newPayers')).toEqual({ bengali: 1 })
  expect(await figures('2026-03-10', 'starters')).toEqual({ bengali: 1, english: 1 })
  expect(await figures('2026-03-10', 'moneyIn')).toEqual({ 'paynow 6months': 900 })
  expect(await figures('2026-03-10', 'months')).toEqual({ bought: 6, code: 2 })
  expect(await figures('2026-03-10', 'promoWorth')).toEqual({ months: 300 })
  expect(await figures('2026-03-10', 'waiting')).toEqual({ paynow: 900 })
  const before = await all()
  await expirePayments(server.deps)
  expect(await closeDays(server.deps)).toEqual([])
  await fits()

  // Money goes back on a later day: of the day that is closed nothing changes, and the ledger still says the same of it.
  await server.ok(refundPayment, { id: payment.id, note: reason, reference: 'BANK1' }, { token })
  await at('2026-03-12T09:00:00')
  expect(await closeDays(server.deps)).toEqual(['2026-03-11'])
  expect((await all()).filter(({ day }) => day === '2026-03-10')).toEqual(before)
  expect(await figures('2026-03-11', 'moneyBack')).toEqual({ paynow: 900 })
  expect(await figures('2026-03-11', 'monthsVoided')).toEqual({ '': 8 })
  expect(await figures('2026-03-11', 'status')).toEqual({ pendingPayment: 2 })
  await fits()
})

it('still proves earlier days after records were corrected, stopped, opened again and closed', async () => {
  const [moved, stopped, gone] = [await signUpWorker(server, 3), await signUpWorker(server, 4), await signUpWorker(server, 5)]
  await tell(server, settledReport(server, await start(server, moved.token)))
  await server.ok(deactivateMember, { id: stopped.user.id, reason }, { token })
  await at('2026-03-14T09:00:00')
  await server.ok(correctMember, { id: moved.user.id, version: 1, reason, nationality: 'IN' }, { token })
  await server.ok(editAccount, { sector: '3' }, { token: moved.token })
  await server.ok(reactivateMember, { id: stopped.user.id, reason }, { token })
  await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, gone.token) }, { token: gone.token })
  await at('2026-03-15T09:00:00')
  // Of three days two were missed: they are counted as they would have been.
  expect(await closeDays(server.deps)).toEqual(['2026-03-12', '2026-03-13', '2026-03-14'])
  expect(await figures('2026-03-13', 'nationality')).toEqual({
    'BD active': 1,
    'BD deactivated': 1,
    'BD pendingPayment': 2,
    ' pendingPayment': 1,
  })
  expect(await figures('2026-03-14', 'nationality')).toEqual({ 'IN active': 1, 'BD pendingPayment': 3 })
  expect(await figures('2026-03-14', 'closed')).toEqual({ '': 1 })
  await fits()
  const closing = { confirmation: await confirmedByBoth(server, moved.token) }
  await server.ok(closeAccount, closing, { token: moved.token })
  const past = await server.db.selectFrom('member_past').selectAll().where('member_id', '=', moved.user.id).execute()
  expect(past.map(({ nationality, sector }) => nationality + sector)).toEqual([''])
  await fits()
})

it('names the first figure that was altered, and a day that was left out', async () => {
  const change = (n: number) =>
    server.db
      .updateTable('figure')
      .set({ n })
      .where('day', '=', '2026-03-13')
      .where('figure', '=', 'status')
      .where('part', '=', 'active')
      .execute()
  await change(2)
  expect((await proveFigures(server.db)).difference).toEqual({ figure: 'status', day: '2026-03-13', part: 'active', stored: 2, counted: 1 })
  await change(1)
  const ofDay = { day: '2026-03-12', part: 'paynow 1year' }
  await server.db
    .insertInto('figure')
    .values({ figure: 'moneyIn', ...ofDay, n: 5 })
    .execute()
  expect((await proveFigures(server.db)).difference).toEqual({ figure: 'moneyIn', ...ofDay, stored: 5, counted: 0 })
  await server.db.deleteFrom('figure').where('day', '=', ofDay.day).execute()
  await server.db.deleteFrom('figure_day').where('day', '=', ofDay.day).execute()
  expect((await proveFigures(server.db)).missing).toBe(ofDay.day)
  expect(await closeDays(server.deps)).toEqual([ofDay.day])
  await fits()
})

it('answers a report by day, week and month from what was counted, cut where it begins and ends', async () => {
  const read = (step: 'day' | 'week' | 'month', from = '2026-03-08', to = '2026-12-31') =>
    server.ok(readReport, { report: 'money', from, to, step }, { token })
  const byWeek = await read('week')
  expect(byWeek).toMatchObject({ until: '2026-03-14', countedAt: '2026-03-15T01:00:00.000Z' })
  expect(byWeek.steps).toEqual([{ from: '2026-03-10', to: '2026-03-14' }])
  const values = ({ series }: typeof byWeek, figure: FigureName) => series.find((one) => one.figure === figure)?.values
  expect(values(byWeek, 'moneyIn')).toEqual([1800])
  expect(values(await read('day', '2026-03-10'), 'moneyIn')).toEqual([900, 0, 900, 0, 0])
  // What waited stands at the end of each step.
  expect(values(await read('day', '2026-03-10', '2026-03-12'), 'waiting')).toEqual([900, 0, 0])
  const refused = await server.call(readReport, { report: 'money', from: '2026-03-02', to: '2026-03-01', step: 'day' }, { token })
  expect([refused.reason, refused.refusal?.details?.fields?.[0]?.field]).toEqual(['request.invalid', 'to'])
  expect((await server.call(readReport, { report: 'money', from: '2020-01-01', to: '2026-03-01', step: 'day' }, { token })).status).toBe(
    200,
  )
})

it('is due ten minutes after each day ended', async () => {
  const { rows } = await selectNextCount().execute(server.db)
  expect(JSON.stringify(rows)).toContain('2026-03-15T16:10:00.000Z')
})
