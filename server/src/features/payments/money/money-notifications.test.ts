import { setConsent } from '@mwc/contract/account/people/people.calls'
import { languages } from '@mwc/contract/language/language'
import { deleteNotification, readNotification } from '@mwc/contract/notifications/notifications.calls'
import { collectPayment } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shiftAt } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { inboxOf, takePush } from '../../../testing/fixtures/notification-fixtures.ts'
import { addNets, offerPromo, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { sendDuePushes } from '../../notifications/push/send-due-pushes.ts'

let server: TestServer
let token: string
let memberId: string
let people = 0

beforeAll(async () => {
  server = await startTestServer()
  addNets(server)
  await sellPlans(server)
  await offerPromo(server, 'WELCOME3')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  const member = await signUpWorker(server, (people += 1))
  ;[token, memberId] = [member.token, member.user.id]
  server.sms.sent.length = 0
})

const paidYear = async () => {
  const payment = await start(server, token, { plan: '1year', promoCode: 'WELCOME3' })
  await tell(server, settledReport(server, payment))
  return payment
}

test('settled money is told in the inbox with the amount and the last day, however often its callback comes', async () => {
  const payment = await start(server, token, { plan: '1year', promoCode: 'WELCOME3' })
  const report = settledReport(server, payment)
  for (let times = 0; times < 3; times += 1) await tell(server, report)
  await tell(server, { ...report, state: 'failed', charges: [] })
  const told = await inboxOf(server, token)
  expect(told).toMatchObject([{ kind: 'payment', opens: 'payments', title: 'We received S$15.00', read: false }])
  expect(told[0]?.text).toContain('9 Jun 2027')
})

test('money that arrived leads to its receipt, money under review to the list alone', async () => {
  const { id } = await paidYear()
  expect(await inboxOf(server, token)).toMatchObject([{ opens: 'payments', receipt: id }])
  const wrong = await start(server, token)
  server.clock.advance({ seconds: 1 })
  await tell(server, settledReport(server, wrong, { amountCents: 1 }))
  const [newest] = await inboxOf(server, token)
  expect([newest?.title, newest?.opens, newest?.receipt]).toEqual(['S$0.01 arrived, the price is S$9.00', 'payments', undefined])
})

test('settled money is told in the language in which the inbox is read, whatever it was when the money came', async () => {
  await paidYear()
  const [first] = await inboxOf(server, token)
  const read = await Promise.all(languages.map((language) => server.ok(readNotification, { id: first?.id ?? '' }, { token, language })))
  expect(read.map(({ title, text }) => title + text)).toEqual([
    expect.stringContaining('9 Jun 2027'),
    expect.stringContaining('2027年6月9日'),
    expect.stringContaining('9 জুন 2027'),
    expect.stringContaining('9 ஜூன் 2027'),
  ])
})

test.each(languages)('settled money is told by SMS in two messages at most to who consented, in %s', async (language) => {
  server.clock.advance({ seconds: 1 })
  await server.ok(setConsent, { kind: 'marketingSms', given: true }, { token })
  await server.db.updateTable('member').set({ language }).where('id', '=', memberId).execute()
  await paidYear()
  await server.runJobs()
  const texts = server.sms.sent.map(({ text }) => text)
  expect(texts).toEqual([expect.stringContaining('S$15.00')])
  expect(texts[0]).toContain('6536 2692')
  const { segments } = await server.db.selectFrom('sms').select('segments').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  expect(segments).toBeLessThanOrEqual(language === 'english' ? 1 : 2)
})

test('settled money is told by no SMS to who did not consent, and by push to the phone that takes it', async () => {
  const endpoint = await takePush(server, token, `paid-${people}`)
  await paidYear()
  await server.runJobs()
  await sendDuePushes(server.deps)
  expect(server.sms.sent).toEqual([])
  expect(server.push.sent.filter((push) => push.endpoint === endpoint)).toHaveLength(1)
})

test('money that a slip of the machine shows is told like any other', async () => {
  const payment = await start(server, token, { method: 'nets' })
  const desk = await signInAtDesk(server, `finance-${people}`, 'finance')
  const slip = { id: payment.id, shiftId: await shiftAt(server, desk.token), reference: 'SLIP-1', amountCents: 900 }
  for (let times = 0; times < 2; times += 1) await server.ok(collectPayment, slip, desk)
  expect((await inboxOf(server, token)).map(({ title }) => title)).toEqual(['We received S$9.00'])
})

test('money under review is told at once, once for each arrival, with the helpline', async () => {
  const endpoint = await takePush(server, token, `review-${people}`)
  const payment = await start(server, token)
  const short = settledReport(server, payment, { amountCents: 800 })
  for (let times = 0; times < 3; times += 1) await tell(server, short)
  const told = await inboxOf(server, token)
  expect(told).toMatchObject([{ kind: 'payment', opens: 'payments', title: 'S$8.00 arrived, the price is S$9.00' }])
  expect(told[0]?.text).toContain('You need not do anything')
  expect(told[0]?.text).toContain('6536 2692')
  await sendDuePushes(server.deps)
  expect(server.push.sent.filter((push) => push.endpoint === endpoint)).toHaveLength(1)
  await tell(server, settledReport(server, payment, { amountCents: 700 }))
  expect((await inboxOf(server, token)).map(({ title }) => title).toSorted()).toEqual([
    'S$7.00 arrived, the price is S$9.00',
    'S$8.00 arrived, the price is S$9.00',
  ])
})

test('a second payment of a paid one is told as money that came twice, and the first stays told as received', async () => {
  const payment = await paidYear()
  await tell(server, settledReport(server, payment))
  expect((await inboxOf(server, token)).map(({ title }) => title).toSorted()).toEqual([
    'Money came twice. Staff are checking S$15.00',
    'We received S$15.00',
  ])
})

test('a deleted word of money keeps neither its words nor its amount', async () => {
  await paidYear()
  const [told] = await inboxOf(server, token)
  await server.ok(deleteNotification, { id: told?.id ?? '' }, { token })
  const row = await server.db.selectFrom('notification').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow()
  // Identifiers hold any digits by chance.
  const { id: _id, member_id: _member, key: _key, ...words } = row
  expect(JSON.stringify(words)).not.toMatch(/1500|15\.00|2027/)
})
