import { logIn, logInWithCode, resetPassword, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { me, setConsent, setLanguage } from '@mwc/contract/account/people/people.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { knownPhoneHeader } from '@mwc/contract/endpoint/api-base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenHash } from '../../../keys/encryption.ts'
import { formOf, mobileOf, proveNumber, receiveCode, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let last = 200
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const withPassword = (n: number, password = testPassword, token?: string) => server.call(logIn, { ...mobileOf(n), password }, { token })
const isOpen = async (token: string) => (await server.call(me, {}, { token })).status === 200

test('a member logs in with the password; a wrong one and an unknown number are answered alike', async () => {
  const n = next()
  const { user } = await signUpWorker(server, n)
  expect((await withPassword(n)).data?.user).toEqual(user)
  const wrong = await withPassword(n, 'Harbour8Crane')
  expect(wrong).toMatchObject({ status: 403, reason: 'account.wrongLogin' })
  expect(await withPassword(next())).toEqual(wrong)
})

test.each(['password', 'code'] as const)('a log-in by %s makes the language of its screen that of the account', async (by) => {
  const n = next()
  const { user } = await signUpWorker(server, n, 'bengali')
  expect(user.language).toBe('bengali')
  server.clock.advance({ seconds: 61 })
  const code = by === 'code' ? await receiveCode(server, n, 'logIn', 'india') : ''
  const signedIn =
    by === 'code'
      ? await server.ok(logInWithCode, { ...mobileOf(n), code }, { language: 'india' })
      : await server.ok(logIn, { ...mobileOf(n), password: testPassword }, { language: 'india' })
  expect(signedIn.user.language).toBe('india')
  const { token } = signedIn
  expect((await server.ok(me, {}, { token, language: 'chinese' })).user.language).toBe('india')
})

test('25 passwords an hour may be tried on a number; the phone that signed in before still may', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  server.clock.set('2026-03-12T10:00:00+08:00')
  for (let i = 0; i < 25; i += 1) await withPassword(n, 'wrong')
  expect(await withPassword(n)).toMatchObject({
    status: 429,
    reason: 'account.passwordLocked',
    refusal: { details: { retryAfterSeconds: 3600 } },
  })
  expect((await withPassword(n, testPassword, token)).status).toBe(200)
  server.clock.advance({ hours: 1 })
  expect((await withPassword(n)).status).toBe(200)
})

test('a phone that logged out is still known by the hash of its last token, which opens nothing', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  await server.ok(logOut, {}, { token })
  for (let i = 0; i < 25; i += 1) await withPassword(n, 'wrong')
  const from = async (hash: string) => {
    const request = requestOf(logIn, { ...mobileOf(n), password: testPassword })
    return (await server.app.inject({ ...request, headers: { ...request.headers, [knownPhoneHeader]: hash } })).statusCode
  }
  expect(await from(tokenHash('x'.repeat(43)))).toBe(429)
  expect(await from(tokenHash(token))).toBe(200)
  expect((await server.call(me, {}, { token: tokenHash(token) })).status).toBe(401)
})

test('a token of somebody else gives no allowance of its own', async () => {
  const [n, other] = [next(), next()]
  await signUpWorker(server, n)
  const { token } = await signUpWorker(server, other)
  for (let i = 0; i < 25; i += 1) await withPassword(n, 'wrong')
  expect((await withPassword(n, testPassword, token)).reason).toBe('account.passwordLocked')
})

test('a deactivated member logs in, and reads so', async () => {
  const n = next()
  const { user } = await signUpWorker(server, n)
  await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', user.id).execute()
  expect((await withPassword(n)).data?.membership).toMatchObject({ deactivated: true, vipStatus: '3' })
})

test('an account unused for 180 days opens with its password, not with a code alone', async () => {
  const n = next()
  await signUpWorker(server, n)
  server.clock.advance({ hours: 180 * 24 })
  const code = await receiveCode(server, n, 'logIn')
  expect((await server.call(logInWithCode, { ...mobileOf(n), code })).reason).toBe('account.needsPassword')
  server.clock.advance({ seconds: 61 })
  const { proof } = await server.ok(verifyForgetPassword, { ...mobileOf(n), code: await receiveCode(server, n, 'forgetPassword') })
  expect((await server.call(resetPassword, { proof, password: 'Anchor9Bridge' })).reason).toBe('account.needsPassword')
  expect((await withPassword(n)).status).toBe(200)
  server.clock.advance({ seconds: 61 })
  expect((await server.call(logInWithCode, { ...mobileOf(n), code: await receiveCode(server, n, 'logIn') })).status).toBe(200)
})

test('a code for a number without an account is wrong, whatever it is', async () => {
  const n = next()
  await server.ok(sendCode, { ...mobileOf(n), purpose: 'logIn' })
  expect((await server.call(logInWithCode, { ...mobileOf(n), code: '123456' })).reason).toBe('account.codeWrong')
})

test('a session ends by log-out, after 60 days without use, and after 365 days', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  await server.ok(logOut, {}, { token })
  expect(await isOpen(token)).toBe(false)
  const idle = (await withPassword(n)).data?.token ?? ''
  server.clock.advance({ hours: 59 * 24 })
  expect(await isOpen(idle)).toBe(true)
  server.clock.advance({ hours: 60 * 24 })
  expect(await isOpen(idle)).toBe(false)
  const long = (await withPassword(n)).data?.token ?? ''
  for (let day = 0; day < 350; day += 50) {
    server.clock.advance({ hours: 50 * 24 })
    expect(await isOpen(long)).toBe(true)
  }
  server.clock.advance({ hours: 15 * 24 })
  expect(await isOpen(long)).toBe(false)
})

test('the session of a closed account opens nothing', async () => {
  const { token, user } = await signUpWorker(server, next())
  await server.db.updateTable('member').set({ closed_at: new Date(), mobile: null }).where('id', '=', user.id).execute()
  expect((await server.call(me, {}, { token })).reason).toBe('account.unauthenticated')
})

test('a new password ends every session and the old password; its proof is good for once', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const { proof } = await server.ok(verifyForgetPassword, { ...mobileOf(n), code: await receiveCode(server, n, 'forgetPassword') })
  await server.ok(resetPassword, { proof, password: 'Anchor9Bridge' })
  expect(await isOpen(token)).toBe(false)
  expect([(await withPassword(n)).status, (await withPassword(n, 'Anchor9Bridge')).status]).toEqual([403, 200])
  expect((await server.call(resetPassword, { proof, password: 'Another9Bridge' })).reason).toBe('account.proofExpired')
})

test('a proof for a new password opens no account that came to the number later', async () => {
  const n = next()
  const old = await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const { proof } = await server.ok(verifyForgetPassword, { ...mobileOf(n), code: await receiveCode(server, n, 'forgetPassword') })
  server.clock.advance({ seconds: 61 })
  const fresh = await proveNumber(server, n)
  const other = next()
  const { token } = await server.ok(signUp, { ...formOf(other), proof: fresh.proof, notMine: true })
  expect((await server.call(resetPassword, { proof, password: 'Anchor9Bridge' })).reason).toBe('account.proofExpired')
  expect([await isOpen(old.token), await isOpen(token)]).toEqual([false, true])
})

test('consents and language change by the member only, each consent as a new dated row', async () => {
  const { token, user } = await signUpWorker(server, next())
  server.clock.advance({ minutes: 1 })
  await server.ok(setConsent, { kind: 'marketingSms', given: true }, { token, language: 'bengali' })
  server.clock.advance({ minutes: 1 })
  await server.ok(setConsent, { kind: 'marketingSms', given: false }, { token })
  server.clock.advance({ minutes: 1 })
  await server.ok(setConsent, { kind: 'marketingCall', given: true }, { token })
  await server.ok(setLanguage, { language: 'india' }, { token })
  const mine = await server.ok(me, {}, { token })
  expect(mine).toMatchObject({
    user: { language: 'india' },
    consents: { marketingSms: false, marketingMessaging: false, marketingCall: true },
  })
  const rows = await server.db
    .selectFrom('consent')
    .selectAll()
    .where('member_id', '=', user.id)
    .where('kind', '=', 'marketingSms')
    .execute()
  expect(rows).toHaveLength(3)
})
