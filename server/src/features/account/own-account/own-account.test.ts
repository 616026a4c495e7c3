import { logIn, logInWithCode, resetPassword, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { me, setConsent } from '@mwc/contract/account/people/people.calls'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import {
  changeMobile,
  changePassword,
  editAccount,
  readAccount,
  sendNewMobileCode,
  setFirstPassword,
} from '@mwc/contract/account/own-account/own-account.calls'
import { confirmIdentity, sendConfirmationCode } from '@mwc/contract/account/proofs/proofs.calls'
import { endAllSessions, endSession, listSessions } from '@mwc/contract/account/sessions/sessions.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmed, lastCode, makeActive, newMobileCode, ownCode } from '../../../testing/fixtures/account-fixtures.ts'
import { mobileOf, receiveCode, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { hashes } from '../../../testing/count-hashes.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let last = 300
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const isOpen = async (token: string) => (await server.call(me, {}, { token })).status === 200
const withPassword = (n: number, password = testPassword) => server.call(logIn, { ...mobileOf(n), password })
const fresh = 'Anchor9Bridge'
const later = () => server.clock.advance({ seconds: 61 })

test('a new password needs the old one, and ends every session, the asking one too', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  const other = (await withPassword(n)).data?.token ?? ''
  const change = (oldPassword: string, password: string) => server.call(changePassword, { oldPassword, password }, { token })
  expect((await change('Harbour8Crane', fresh)).reason).toBe('account.wrongPassword')
  expect((await change(testPassword, testPassword)).reason).toBe('account.samePassword')
  expect([await isOpen(token), await isOpen(other)]).toEqual([true, true])
  expect((await change(testPassword, fresh)).status).toBe(200)
  expect([await isOpen(token), await isOpen(other)]).toEqual([false, false])
  expect([(await withPassword(n)).status, (await withPassword(n, fresh)).status]).toEqual([403, 200])
})

test('an open session may guess the old password 25 times an hour; the owner still gets in by OTP', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  server.clock.set('2026-03-13T10:00:00+08:00')
  const reasons = []
  for (let i = 0; i < 26; i += 1)
    reasons.push((await server.call(changePassword, { oldPassword: 'wrong', password: fresh }, { token })).reason)
  expect(reasons).toEqual([...Array(25).fill('account.wrongPassword'), 'account.passwordLocked'])
  const code = await receiveCode(server, n, 'logIn')
  expect((await server.call(logInWithCode, { ...mobileOf(n), code })).status).toBe(200)
})

test('an imported member logs in by OTP, is told to set a password, and sets it once', async () => {
  const n = next()
  const { user } = await signUpWorker(server, n)
  await server.db.updateTable('member').set({ password_hash: null }).where('id', '=', user.id).execute()
  later()
  const code = await receiveCode(server, n, 'logIn')
  const { token, mustSetPassword } = await server.ok(logInWithCode, { ...mobileOf(n), code })
  expect([mustSetPassword, (await server.ok(me, {}, { token })).mustSetPassword]).toEqual([true, true])
  server.clock.advance({ minutes: 61 })
  expect((await server.call(setFirstPassword, { password: fresh }, { token })).reason).toBe('account.confirmAgain')
  const own = await ownCode(server, token)
  const { confirmation } = await server.ok(confirmIdentity, { act: 'newPassword', code: own }, { token })
  await server.ok(setFirstPassword, { password: fresh, confirmation }, { token })
  expect((await server.call(setFirstPassword, { password: 'Another9Bridge' }, { token })).reason).toBe('account.passwordSet')
  expect([await isOpen(token), (await withPassword(n, fresh)).data?.mustSetPassword]).toEqual([true, false])
})

test('a number changes with a confirmation and the code of the new one; the old number is told, the other sessions end', async () => {
  const [n, to] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  const other = (await withPassword(n)).data?.token ?? ''
  const { confirmation, code } = await newMobileCode(server, token, to)
  const { user } = await server.ok(changeMobile, { ...mobileOf(to), code, confirmation }, { token })
  expect(user.mobile).toBe(`+65 •••• ${mobileOf(to).mobile.slice(-4)}`)
  await server.runJobs()
  expect(server.sms.sent.at(-1)).toMatchObject({ to: `+65${mobileOf(n).mobile}` })
  expect(server.sms.sent.at(-1)?.text).toContain(`ending ${mobileOf(to).mobile.slice(-4)}`)
  expect([await isOpen(token), await isOpen(other)]).toEqual([true, false])
  expect([(await withPassword(n)).status, (await withPassword(to)).status]).toEqual([403, 200])
  const again = await server.call(changeMobile, { ...mobileOf(next()), code, confirmation }, { token })
  expect(again.reason).toBe('account.confirmAgain')
})

test('a new number must differ from the old and be free; a refusal changes and spends nothing', async () => {
  const [n, taken, to] = [next(), next(), next()]
  const { token } = await signUpWorker(server, n)
  await signUpWorker(server, taken)
  const confirmation = await confirmed(server, token, 'changeMobile')
  expect((await server.call(sendNewMobileCode, { ...mobileOf(n), confirmation }, { token })).reason).toBe('account.sameMobile')
  later()
  await server.ok(sendNewMobileCode, { ...mobileOf(taken), confirmation }, { token })
  await server.runJobs()
  const code = lastCode(server)
  const move = (m: number, given: string) => server.call(changeMobile, { ...mobileOf(m), code: given, confirmation }, { token })
  expect((await move(taken, code)).reason).toBe('account.mobileTaken')
  expect((await move(to, code)).reason).toBe('account.codeExpired')
  expect((await server.ok(readAccount, {}, { token })).mobile).toBe(`+65${mobileOf(n).mobile}`)
  await server.ok(sendNewMobileCode, { ...mobileOf(to), confirmation }, { token })
  await server.runJobs()
  expect((await move(to, lastCode(server))).status).toBe(200)
})

test('a number that is taken between the two steps stays whose it is', async () => {
  const [n, to] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  const { confirmation, code } = await newMobileCode(server, token, to)
  later()
  const first = await signUpWorker(server, to)
  expect((await server.call(changeMobile, { ...mobileOf(to), code, confirmation }, { token })).reason).toBe('account.mobileTaken')
  expect((await server.ok(readAccount, {}, { token: first.token })).mobile).toBe(`+65${mobileOf(to).mobile}`)
})

test('a code for something else moves no number, and a code for a new number opens nothing else', async () => {
  const [n, to] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  const confirmation = await confirmed(server, token, 'changeMobile')
  const code = await receiveCode(server, to, 'signUp')
  expect((await server.call(changeMobile, { ...mobileOf(to), code, confirmation }, { token })).reason).toBe('account.codeExpired')
  later()
  const own = await newMobileCode(server, token, to)
  expect((await server.call(logInWithCode, { ...mobileOf(to), code: own.code })).reason).toBe('account.codeExpired')
})

test('a confirmation is of one session and one act, and lasts 15 minutes', async () => {
  const [n, to] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  const stranger = await signUpWorker(server, next())
  const send = async (confirmation: string, by = token) =>
    (await server.call(sendNewMobileCode, { ...mobileOf(to), confirmation }, { token: by })).reason
  expect(await send(await confirmed(server, token, 'downloadData'))).toBe('account.confirmAgain')
  const right = await confirmed(server, token, 'changeMobile')
  expect(await send(right, stranger.token)).toBe('account.confirmAgain')
  server.clock.advance({ minutes: 15 })
  expect(await send(right)).toBe('account.confirmAgain')
})

test('closing asks for password and code, other acts for one of them; a wrong one confirms nothing', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  const confirm = (input: { act: 'closeAccount' | 'downloadData'; password?: string; code?: string }) =>
    server.call(confirmIdentity, input, { token })
  const missing = async (input: Parameters<typeof confirm>[0]) =>
    (await confirm(input)).refusal?.details?.fields?.map(({ field, problem }) => `${field} ${problem}`)
  expect(await missing({ act: 'downloadData' })).toEqual(['password required'])
  expect(await missing({ act: 'closeAccount', password: testPassword })).toEqual(['code required'])
  const code = await ownCode(server, token)
  expect(await missing({ act: 'closeAccount', code })).toEqual(['password required'])
  expect((await confirm({ act: 'closeAccount', password: 'wrong', code })).reason).toBe('account.wrongPassword')
  expect((await confirm({ act: 'closeAccount', password: testPassword, code })).status).toBe(200)
  expect((await confirm({ act: 'downloadData', code })).reason).toBe('account.codeExpired')
})

test('a password that comes before the code is checked before it is sent, 25 an hour as everywhere', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  later()
  await server.runJobs()
  const sent = server.sms.sent.length
  const ask = async (password: string) => (await server.call(sendConfirmationCode, { password }, { token })).reason ?? 'done'
  const tries = []
  for (let i = 0; i < 24; i += 1) tries.push(await ask('wrong'))
  expect(tries).toEqual(Array(24).fill('account.wrongPassword'))
  await server.runJobs()
  expect(server.sms.sent).toHaveLength(sent)
  expect([await ask(testPassword), await ask(testPassword)]).toEqual(['done', 'account.passwordLocked'])
  await server.runJobs()
  expect(server.sms.sent).toHaveLength(sent + 1)
})

test('the own record shows every consent with its day, and what a member may change', async () => {
  const signed = await signUpWorker(server, next(), 'bengali')
  const { token } = signed
  server.clock.advance({ minutes: 1 })
  await server.ok(setConsent, { kind: 'marketingCall', given: true, wording: consentWording }, { token, language: 'chinese' })
  const edit = (input: { company?: string; sector?: '2'; occupation?: string }) => server.call(editAccount, input, { token })
  expect((await edit({ company: 'Other Works' })).reason).toBe('membership.notActive')
  await makeActive(server, signed)
  expect((await edit({ company: 'Other Works', sector: '2' })).status).toBe(200)
  expect((await edit({})).status).toBe(200)
  const account = await server.ok(readAccount, {}, { token })
  expect(account).toMatchObject({
    company: 'Other Works',
    sector: '2',
    occupation: 'Rigger',
    birthDate: '1990-03-09',
    photo: null,
    phoneRequest: null,
  })
  expect(account.consents[0]).toMatchObject({ kind: 'marketingCall', given: true, language: 'chinese', wordingVersion: consentWording })
  expect(account.consents).toHaveLength(6)
  // Signed up by a build from before phones said what they showed.
  expect(new Set(account.consents.slice(1).map(({ wordingVersion }) => wordingVersion))).toEqual(new Set(['2026-11']))
  expect((await edit({ company: 'ঢাকা' })).refusal?.details?.fields).toMatchObject([{ field: 'company', problem: 'englishOnly' }])
})

test('signed-in phones are listed by name, and one or all are signed out', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  const from = async (agent: string) => {
    const request = requestOf(logIn, { ...mobileOf(n), password: testPassword })
    const response = await server.app.inject({ ...request, headers: { ...request.headers, 'user-agent': agent } })
    return response.json().data.token as string
  }
  const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
  server.clock.advance({ minutes: 1 })
  const android = await from(phone)
  const { sessions } = await server.ok(listSessions, {}, { token })
  expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Android · Chrome', false],
    ['', true],
  ])
  const id = sessions[0]?.id ?? ''
  const stranger = await signUpWorker(server, next())
  expect(await server.call(endSession, { id }, { token: stranger.token })).toMatchObject({ status: 404, reason: 'request.notFound' })
  expect(await isOpen(android)).toBe(true)
  await server.ok(endSession, { id }, { token })
  expect([await isOpen(android), await isOpen(token)]).toEqual([false, true])
  const [second, third] = [await from(phone), await from('')]
  await server.ok(endAllSessions, { which: 'others' }, { token })
  expect([await isOpen(second), await isOpen(third), await isOpen(token)]).toEqual([false, false, true])
  await server.ok(endAllSessions, { which: 'all' }, { token })
  expect([await isOpen(token), await isOpen(stranger.token)]).toEqual([false, true])
})

test('a new password by OTP is not computed without a proof', async () => {
  const n = next()
  await signUpWorker(server, n)
  later()
  const before = hashes.made
  for (let i = 0; i < 20; i += 1) await server.call(resetPassword, { proof: 'x'.repeat(43), password: fresh })
  expect(hashes.made).toBe(before)
  const { proof } = await server.ok(verifyForgetPassword, { ...mobileOf(n), code: await receiveCode(server, n, 'forgetPassword') })
  await server.ok(resetPassword, { proof, password: fresh })
  expect(hashes.made).toBe(before + 1)
})
