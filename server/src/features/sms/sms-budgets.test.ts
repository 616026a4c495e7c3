import type { CodePurpose } from '@mwc/contract/account/proofs/code-purposes'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { setConsent } from '@mwc/contract/account/people/people.calls'
import { listSms, readSmsDays } from '@mwc/contract/sms/sms-desk.calls'
import { confirmIdentity } from '@mwc/contract/account/proofs/proofs.calls'
import { sendNewMobileCode } from '@mwc/contract/account/own-account/own-account.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeFault } from '../../http/describe-fault.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { tellMember } from '../../testing/fixtures/notification-fixtures.ts'
import { mobileOf, signUpWorker, testPassword } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { reportSmsBudgets } from './report-sms-budgets.ts'
import { isNearlySpent, smsBudgetLimit } from './sms-budgets.rules.ts'

/** A day's codes: 7 for sign-up, 4 for log-in, 3 for a new password, 2 each for a lost phone, own acts and the reserve. */
const budgets = { SMS_DAY_BUDGET: '20', SMS_NOTICE_DAY_BUDGET: '2' }
let server: TestServer
let last = 7000
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer({ env: budgets })
})
beforeEach(() => server.clock.advance({ hours: 24 }))
afterAll(() => server.close())

async function ask(n: number, purpose: CodePurpose, token?: string) {
  server.clock.advance({ seconds: 61 })
  return server.call(sendCode, { ...mobileOf(n), purpose }, { token })
}
const reasonOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).reason ?? 'done'

test('codes for numbers that nobody has use up nothing, however many are asked for', async () => {
  const n = next()
  await signUpWorker(server, n)
  server.clock.advance({ hours: 24 })
  for (let i = 0; i < 30; i += 1)
    expect([await reasonOf(next(), 'logIn'), await reasonOf(next(), 'forgetPassword')]).toEqual(['done', 'done'])
  const sent = server.sms.sent.length
  expect([await reasonOf(n, 'logIn'), await reasonOf(n, 'forgetPassword')]).toEqual(['done', 'done'])
  await server.runJobs()
  expect(server.sms.sent.slice(sent).map(({ to }) => to)).toEqual(Array(2).fill(`+65${mobileOf(n).mobile}`))
})

test('a spent budget refuses known and unknown numbers alike, until midnight, and leaves the other budgets alone', async () => {
  const [n, unknown] = [next(), next()]
  await signUpWorker(server, n)
  server.clock.advance({ hours: 24 })
  for (let i = 0; i < 4; i += 1) expect(await reasonOf(n, 'logIn')).toBe('done')
  server.clock.advance({ seconds: 61 })
  const refused = await server.call(sendCode, { ...mobileOf(n), purpose: 'logIn' })
  expect(refused).toMatchObject({ status: 429, reason: 'account.codeDayLimit' })
  expect(await server.call(sendCode, { ...mobileOf(unknown), purpose: 'logIn' })).toEqual(refused)
  const others = [await reasonOf(n, 'forgetPassword'), await reasonOf(unknown, 'signUp'), await reasonOf(next(), 'lostPhone')]
  expect(others).toEqual(['done', 'done', 'done'])
  server.clock.advance({ seconds: refused.refusal?.details?.retryAfterSeconds ?? 0 })
  expect(await reasonOf(n, 'logIn')).toBe('done')
})

test('codes that go to any number take nothing from those that open accounts', async () => {
  const n = next()
  await signUpWorker(server, n)
  server.clock.advance({ hours: 24 })
  for (const purpose of ['signUp', 'lostPhone'] as const) for (let i = 0; i < 8; i += 1) await ask(next(), purpose)
  expect([await reasonOf(next(), 'signUp'), await reasonOf(next(), 'lostPhone')]).toEqual(Array(2).fill('account.codeDayLimit'))
  expect([await reasonOf(n, 'logIn'), await reasonOf(n, 'forgetPassword')]).toEqual(['done', 'done'])
})

test('a phone that the account knows has a reserve when strangers have spent a budget', async () => {
  const [n, other] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  const stranger = await signUpWorker(server, other)
  server.clock.advance({ hours: 24 })
  for (let i = 0; i < 4; i += 1) await ask(other, 'logIn')
  expect([await reasonOf(n, 'logIn'), await reasonOf(n, 'logIn', stranger.token)]).toEqual(Array(2).fill('account.codeDayLimit'))
  const own = [await reasonOf(n, 'logIn', token), await reasonOf(n, 'logIn', token), await reasonOf(n, 'logIn', token)]
  expect(own).toEqual(['done', 'done', 'account.codeDayLimit'])
})

test('a member has 10 codes a day sent to whatever new numbers', async () => {
  const wide = await startTestServer()
  const { token } = await signUpWorker(wide, next())
  const { confirmation } = await wide.ok(confirmIdentity, { act: 'changeMobile', password: testPassword }, { token })
  const reasons = []
  for (let i = 0; i < 12; i += 1)
    reasons.push((await wide.call(sendNewMobileCode, { ...mobileOf(next()), confirmation }, { token })).reason ?? 'done')
  await wide.close()
  expect(reasons).toEqual([...Array(10).fill('done'), 'account.codeDayLimit', 'account.codeDayLimit'])
})

test('notices beyond their budget are not sent by SMS, staff see why, and codes go on', async () => {
  const n = next()
  const member = await signUpWorker(server, n)
  server.clock.advance({ minutes: 1 })
  await server.ok(setConsent, { kind: 'marketingSms', given: true }, { token: member.token })
  const sent = server.sms.sent.length
  const expiresAt = server.clock.now().add({ hours: 1 })
  for (let i = 0; i < 3; i += 1) await tellMember(server, member, `notice-${i}`, { sms: { words: () => 'Hello', expiresAt } })
  await server.runJobs()
  expect(server.sms.sent.length - sent).toBe(2)
  const desk = (await signInAtDesk(server, 'support7', 'support')).token
  const { rows: failures } = await server.ok(listSms, { state: 'failed' }, { token: desk })
  const { budgets: used } = await server.ok(readSmsDays, {}, { token: desk })
  expect(failures.filter(({ purpose }) => purpose === 'account').map(({ error }) => error)).toEqual(['budget'])
  expect(used.find(({ budget }) => budget === 'notices')).toEqual({ budget: 'notices', used: 2, limit: 2, nearlySpent: true })
  expect(await reasonOf(next(), 'signUp')).toBe('done')
})

test('a budget that is four fifths used is told to staff, and to the log once a day, whichever process looks', async () => {
  const desk = (await signInAtDesk(server, 'support8', 'support')).token
  const n = next()
  for (let i = 0; i < 5; i += 1) await ask(n + i, 'signUp')
  expect(await reportSmsBudgets(server.deps)).toEqual([])
  last += 5
  await ask(next(), 'signUp')
  const reports = (await Promise.all([reportSmsBudgets(server.deps), reportSmsBudgets(server.deps)])).flat()
  expect(reports.map(describeFault)).toMatchObject([
    { type: 'SmsBudgetNearlySpent', message: 'SMS of the budget signUp: 6 of 7 used today' },
  ])
  const { budgets: told } = await server.ok(readSmsDays, {}, { token: desk })
  expect(told.filter(({ nearlySpent }) => nearlySpent)).toEqual([{ budget: 'signUp', used: 6, limit: 7, nearlySpent: true }])
  server.clock.advance({ hours: 24 })
  expect(await reportSmsBudgets(server.deps)).toEqual([])
})

test('the shares of the codes are at least one each, and no more than the whole', () => {
  const of = (codes: number) =>
    (['signUp', 'logIn', 'newPassword', 'lostPhone', 'own', 'reserve'] as const).map((budget) =>
      smsBudgetLimit(budget, { SMS_DAY_BUDGET: codes, SMS_NOTICE_DAY_BUDGET: 1 }),
    )
  expect(of(1)).toEqual([1, 1, 1, 1, 1, 1])
  for (const codes of [20, 99, 5000, 12_345]) expect(of(codes).reduce((sum, share) => sum + share)).toBeLessThanOrEqual(codes)
  expect([isNearlySpent(3, 5), isNearlySpent(4, 5), isNearlySpent(79, 100), isNearlySpent(80, 100)]).toEqual([false, true, false, true])
})
