import { changePassword } from '@mwc/contract/account/own-account/own-account.calls'
import { logIn, logInWithCode } from '@mwc/contract/account/log-in/log-in.calls'
import { confirmIdentity, sendCode, sendConfirmationCode } from '@mwc/contract/account/proofs/proofs.calls'
import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { lastCode } from '../../../testing/fixtures/account-fixtures.ts'
import { mobileOf, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let n = 6000
/** Token of the owner's phone, and of one that was signed out. */
let tokens: { own: string; lost: string }
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  const { token } = await signUpWorker(server, (n += 1))
  server.clock.advance({ hours: 24 })
  tokens = { own: (await server.ok(logIn, { ...mobileOf(n), password: testPassword })).token, lost: token }
  await server.ok(logOut, {}, { token })
  server.clock.advance({ hours: 1 })
})
afterAll(() => server.close())

const withPassword = async (password: string, token?: string) =>
  (await server.call(logIn, { ...mobileOf(n), password }, { token })).reason ?? 'done'
const withCode = async (code: string, token?: string) =>
  (await server.call(logInWithCode, { ...mobileOf(n), code }, { token })).reason ?? 'done'
const askForCode = async (token?: string) => {
  server.clock.advance({ seconds: 61 })
  return (await server.call(sendCode, { ...mobileOf(n), purpose: 'logIn' }, { token })).reason ?? 'done'
}
const wrongCode = () => String((Number(lastCode(server)) + 1) % 1_000_000).padStart(6, '0')
async function tries(count: number, run: () => Promise<string>): Promise<string[]> {
  const reasons = []
  for (let i = 0; i < count; i += 1) reasons.push(await run())
  return reasons
}

it('passwords tried with the token of a lost phone lock neither the owner’s phone out of log-in nor its owner out of acts', async () => {
  const reasons = await tries(26, () => withPassword('Guessed1Crane', tokens.lost))
  expect(reasons).toEqual([...Array(25).fill('account.wrongLogin'), 'account.passwordLocked'])
  const confirmed = await server.call(confirmIdentity, { act: 'changeMobile', password: testPassword }, { token: tokens.own })
  expect(confirmed.status).toBe(200)
  expect(await withPassword(testPassword, tokens.own)).toBe('done')
})

it('codes asked for and guessed with the token of a lost phone leave the owner theirs', async () => {
  const asked = await tries(11, () => askForCode(tokens.lost))
  expect(asked).toEqual([...Array(10).fill('done'), 'account.codeDayLimit'])
  await server.runJobs()
  const reasons = await tries(5, () => withCode(wrongCode(), tokens.lost))
  expect(reasons).toEqual(Array(5).fill('account.codeWrong'))
  expect(await askForCode(tokens.own)).toBe('done')
  await server.runJobs()
  await tries(5, () => withCode(wrongCode(), tokens.lost))
  expect(await askForCode(tokens.own)).toBe('done')
  await server.runJobs()
  expect(await withCode(lastCode(server), tokens.lost)).toBe('account.codeAttempts')
  expect(await withCode(lastCode(server), tokens.own)).toBe('done')
  server.clock.advance({ seconds: 61 })
  await server.ok(sendConfirmationCode, {}, { token: tokens.own })
  await server.runJobs()
  const code = lastCode(server)
  expect((await server.call(confirmIdentity, { act: 'downloadData', code }, { token: tokens.own })).status).toBe(200)
})

it('with tokens of seven phones of one account 45 passwords are tried an hour, 25 more without', async () => {
  const all = [tokens.lost, tokens.own]
  for (let i = 0; i < 5; i += 1) {
    server.clock.advance({ hours: 1 })
    all.push((await server.ok(logIn, { ...mobileOf(n), password: testPassword })).token)
  }
  server.clock.advance({ hours: 1 })
  const reasons = []
  for (const token of [...all, undefined]) reasons.push(...(await tries(26, () => withPassword('Guessed1Crane', token))))
  expect(reasons.filter((reason) => reason === 'account.wrongLogin')).toHaveLength(45 + 25)
})

it('acts of a signed-in member take nothing from log-in', async () => {
  const change = async () =>
    (await server.call(changePassword, { oldPassword: 'Guessed1Crane', password: 'Anchor9Bridge' }, { token: tokens.own })).reason ?? 'done'
  expect(await tries(26, change)).toEqual([...Array(25).fill('account.wrongPassword'), 'account.passwordLocked'])
  expect(await withPassword(testPassword, tokens.own)).toBe('done')
})
