import { confirmedActs } from '@mwc/contract/account/proofs/code-purposes'
import { logInWithCode, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { confirmIdentity, sendCode, sendConfirmationCode } from '@mwc/contract/account/proofs/proofs.calls'
import { verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import { languages } from '@mwc/contract/language/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastCode } from '../../../testing/fixtures/account-fixtures.ts'
import { mobileOf, receiveCode, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { forgetAged } from '../../data-retention/forget-aged.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { wordsIn } from '../../../words/server-words.ts'
import { codeMinutes } from './proof.rules.ts'

let server: TestServer
let last = 0
const next = () => (last += 1)
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the SMS names its purpose, ends with the code bound to the host, and is in the language asked for', async () => {
  for (const language of languages) {
    const n = next()
    const code = await receiveCode(server, n, 'signUp', language)
    const message = server.sms.sent.at(-1)
    expect(message?.to).toBe(`+65${mobileOf(n).mobile}`)
    expect(message?.text.endsWith(`\n@mwc.example #${code}`)).toBe(true)
  }
})

test.each(['logIn', 'forgetPassword', 'lostPhone'] as const)(
  'a code for %s is in the language of the screen that asks, not in that of an account',
  async (purpose) => {
    const n = next()
    await signUpWorker(server, n, 'bengali')
    server.clock.advance({ seconds: 61 })
    const code = await receiveCode(server, n, purpose, 'india')
    const host = new URL(server.deps.config.publicUrl).hostname
    expect(server.sms.sent.at(-1)?.text).toBe(wordsIn('india').sms.code({ use: purpose, code, minutes: codeMinutes, host }))
  },
)

test.each(confirmedActs)('a code to confirm an act says that it is for %s, or that it confirms', async (act) => {
  const { token } = await signUpWorker(server, next())
  const host = new URL(server.deps.config.publicUrl).hostname
  for (const asked of [{ act }, {}]) {
    server.clock.advance({ seconds: 61 })
    await server.ok(sendConfirmationCode, asked, { token, language: 'bengali' })
    await server.runJobs()
    const use = asked.act ?? 'confirm'
    expect(server.sms.sent.at(-1)?.text).toBe(wordsIn('bengali').sms.code({ use, code: lastCode(server), minutes: codeMinutes, host }))
  }
})

test.each(confirmedActs)('a code whose SMS says that it is for %s opens that act alone; one that names none opens any', async (act) => {
  const { token } = await signUpWorker(server, next())
  const password = act === 'closeAccount' ? { password: testPassword } : {}
  const codeFor = async (asked: { act?: typeof act }) => {
    server.clock.advance({ seconds: 61 })
    await server.ok(sendConfirmationCode, asked, { token })
    await server.runJobs()
    return lastCode(server)
  }
  const code = await codeFor({ act })
  for (const other of confirmedActs) {
    if (other === act) continue
    const { reason } = await server.call(confirmIdentity, { act: other, code, password: testPassword }, { token })
    expect([other, reason]).toEqual([other, 'account.codeWrong'])
  }
  expect((await server.call(confirmIdentity, { act, code, ...password }, { token })).status).toBe(200)
  expect((await server.call(confirmIdentity, { act, code: await codeFor({}), ...password }, { token })).status).toBe(200)
})

test('a code lies readable nowhere in the database: not in its row, the queue, or the log of messages', async () => {
  const n = next()
  await server.ok(sendCode, { ...mobileOf(n), purpose: 'signUp' })
  const kept: unknown[] = [await server.queue.waiting(), await server.db.selectFrom('one_time_code').selectAll().execute()]
  await server.runJobs()
  kept.push(await server.db.selectFrom('sms').selectAll().execute())
  const code = /#(\d{6})$/.exec(server.sms.sent.at(-1)?.text ?? '')?.[1] ?? ''
  expect(code).toHaveLength(6)
  expect(new RegExp(`\\b${code}\\b`).test(JSON.stringify(kept))).toBe(false)
})

test('an unknown number is answered like a known one, after the same rows, and gets no SMS', async () => {
  const n = next()
  await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const unknown = next()
  for (const purpose of ['logIn', 'forgetPassword'] as const) {
    const count = server.sms.sent.length
    const answers = [
      await server.call(sendCode, { ...mobileOf(n), purpose }),
      await server.call(sendCode, { ...mobileOf(unknown), purpose }),
    ]
    expect(answers[1]).toEqual(answers[0])
    expect(await server.queue.waiting()).toHaveLength(2)
    await server.runJobs()
    expect(server.sms.sent.slice(count).map(({ to }) => to)).toEqual([`+65${mobileOf(n).mobile}`])
    server.clock.advance({ seconds: 61 })
  }
})

test('a message that the gateway did not take is sent when the job runs again, and counted once', async () => {
  const n = next()
  await server.ok(sendCode, { ...mobileOf(n), purpose: 'signUp' })
  const [job] = await server.queue.waiting()
  server.sms.failNext()
  await expect(server.runJobs()).rejects.toThrow('down')
  await server.db.transaction().execute((tx) => server.queue.enqueue(tx, 'sms.send', job?.data ?? {}))
  await server.db.transaction().execute((tx) => server.queue.enqueue(tx, 'sms.send', job?.data ?? {}))
  const count = server.sms.sent.length
  await server.runJobs()
  expect(server.sms.sent.length - count).toBe(1)
  expect((await server.db.selectFrom('sms').select('state').orderBy('created_at', 'desc').execute())[0]?.state).toBe('taken')
})

test('another code waits for 60 seconds, whatever its purpose', async () => {
  const n = next()
  await server.ok(sendCode, { ...mobileOf(n), purpose: 'signUp' })
  server.clock.advance({ seconds: 45 })
  const soon = await server.call(sendCode, { ...mobileOf(n), purpose: 'logIn' })
  expect(soon).toMatchObject({ status: 429, reason: 'account.codeTooSoon', refusal: { details: { retryAfterSeconds: 15 } } })
  server.clock.advance({ seconds: 15 })
  expect((await server.call(sendCode, { ...mobileOf(n), purpose: 'logIn' })).status).toBe(200)
})

test('a number gets 10 codes a day, and more after midnight in Singapore', async () => {
  server.clock.set('2026-03-11T12:00:00+08:00')
  const n = next()
  const ask = () => server.call(sendCode, { ...mobileOf(n), purpose: 'signUp' })
  for (let i = 0; i < 10; i += 1) {
    expect((await ask()).status).toBe(200)
    server.clock.advance({ minutes: 2 })
  }
  const refused = await ask()
  expect(refused).toMatchObject({ reason: 'account.codeDayLimit', refusal: { details: { retryAfterSeconds: 11 * 3600 + 40 * 60 } } })
  server.clock.set('2026-03-12T00:00:01+08:00')
  expect((await ask()).status).toBe(200)
})

test('codes go to no number that is not a mobile, and to no prefix that is not open', async () => {
  const ask = async (areaCode: '+65' | '+880' | '+95', mobile: string) =>
    (await server.call(sendCode, { areaCode, mobile, purpose: 'signUp' })).reason
  expect(await ask('+65', '80000000')).toBe('account.invalidMobile')
  expect(await ask('+95', '123456')).toBe('account.invalidMobile')
  expect(await ask('+880', '01712345678')).toBe('account.codeNotSendable')
})

test('a code opens only what it was asked for', async () => {
  const n = next()
  await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const code = await receiveCode(server, n, 'forgetPassword')
  const reasons = [
    (await server.call(logInWithCode, { ...mobileOf(n), code })).reason,
    (await server.call(verifyMobile, { ...mobileOf(n), code })).reason,
    (await server.call(verifyForgetPassword, { ...mobileOf(n), code })).reason,
  ]
  expect(reasons).toEqual(['account.codeExpired', 'account.codeExpired', undefined])
})

test('a code is used once, lives for 5 minutes, and gives way to a newer one', async () => {
  const n = next()
  const verify = async (code: string) => (await server.call(verifyMobile, { ...mobileOf(n), code })).reason
  const used = await receiveCode(server, n, 'signUp')
  expect([await verify(used), await verify(used)]).toEqual([undefined, 'account.codeExpired'])
  server.clock.advance({ seconds: 61 })
  const late = await receiveCode(server, n, 'signUp')
  server.clock.advance({ minutes: 5 })
  expect(await verify(late)).toBe('account.codeExpired')
  const older = await receiveCode(server, n, 'signUp')
  server.clock.advance({ seconds: 61 })
  const newer = await receiveCode(server, n, 'signUp')
  expect([await verify(older), await verify(newer)]).toEqual([older === newer ? undefined : 'account.codeWrong', undefined])
})

test('a code stands 5 guesses, and not the right one after', async () => {
  const n = next()
  const code = await receiveCode(server, n, 'signUp')
  const reasons = []
  for (let i = 0; i < 5; i += 1) reasons.push((await server.call(verifyMobile, { ...mobileOf(n), code: wrongOf(code) })).reason)
  reasons.push((await server.call(verifyMobile, { ...mobileOf(n), code })).reason)
  expect(reasons).toEqual([...Array(5).fill('account.codeWrong'), 'account.codeAttempts'])
})

test('after 10 wrong codes a number is locked for the day; the phone that signed in before is not', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  for (let round = 0; round < 2; round += 1) {
    server.clock.advance({ seconds: 61 })
    const code = await receiveCode(server, n, 'logIn')
    for (let i = 0; i < 5; i += 1) await server.call(logInWithCode, { ...mobileOf(n), code: wrongOf(code) })
  }
  server.clock.advance({ seconds: 61 })
  expect((await server.call(sendCode, { ...mobileOf(n), purpose: 'logIn' })).reason).toBe('account.codeAttempts')
  expect((await server.call(logInWithCode, { ...mobileOf(n), code: '000000' })).reason).toBe('account.codeAttempts')
  await server.ok(sendCode, { ...mobileOf(n), purpose: 'logIn' }, { token })
  await server.runJobs()
  const code = server.sms.sent.at(-1)?.text.slice(-6) ?? ''
  const own = await server.call(logInWithCode, { ...mobileOf(n), code }, { token })
  expect(own.status).toBe(200)
  expect((await server.call(me, {}, { token: own.data?.token })).status).toBe(200)
})

test('codes and counts are forgotten after three days, those of today are not', async () => {
  const n = next()
  await server.ok(sendCode, { ...mobileOf(n), purpose: 'signUp' })
  const kept = async () =>
    Promise.all((['one_time_code', 'allowance'] as const).map((table) => server.db.selectFrom(table).selectAll().execute()))
  await forgetAged(server.deps)
  expect((await kept()).flat().some((row) => 'mobile' in row && row.mobile.endsWith(mobileOf(n).mobile))).toBe(true)
  server.clock.advance({ hours: 4 * 24 })
  await forgetAged(server.deps)
  expect((await kept()).flat()).toEqual([])
})
