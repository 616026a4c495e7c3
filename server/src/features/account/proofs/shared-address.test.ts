import { logIn, logInWithCode } from '@mwc/contract/account/log-in/log-in.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lastCode } from '../../../testing/fixtures/account-fixtures.ts'
import { mobileOf, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

/** All of these come from one address, as from a dormitory's network or a proxy that the settings do not name. */
const limit = 5
let server: TestServer
let last = 5000
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer({ env: { CALLER_HOUR_LIMIT: String(limit) } })
})
beforeEach(() => server.clock.advance({ hours: 1 }))
afterAll(() => server.close())

const withPassword = async (n: number, password: string, token?: string) =>
  (await server.call(logIn, { ...mobileOf(n), password }, { token })).reason ?? 'done'
const askForCode = async (n: number, token?: string) =>
  (await server.call(sendCode, { ...mobileOf(n), purpose: 'logIn' }, { token })).reason ?? 'done'
async function useUp(run: () => Promise<string>): Promise<string[]> {
  const reasons = []
  for (let i = 0; i <= limit; i += 1) reasons.push(await run())
  return reasons
}

test('codes that an address asked for and guessed take no log-in with a password from it', async () => {
  const n = next()
  await signUpWorker(server, n)
  server.clock.advance({ hours: 1 })
  const asked = await useUp(() => askForCode(next()))
  const guessed = await useUp(async () => (await server.call(logInWithCode, { ...mobileOf(next()), code: '123456' })).reason ?? 'done')
  expect([asked.at(-1), guessed.at(-1)]).toEqual(['request.tooMany', 'request.tooMany'])
  expect(await withPassword(n, testPassword)).toBe('done')
})

test('a phone that the account knows logs in behind an address whose wrong passwords are used up; a stranger does not', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  const other = await signUpWorker(server, next())
  const guessed = await useUp(() => withPassword(next(), 'Guessed1Crane'))
  expect(guessed).toEqual([...Array(limit).fill('account.wrongLogin'), 'request.tooMany'])
  expect([await withPassword(n, testPassword), await withPassword(n, testPassword, other.token)]).toEqual([
    'request.tooMany',
    'request.tooMany',
  ])
  expect(await withPassword(n, testPassword, token)).toBe('done')
  server.clock.advance({ hours: 1 })
  expect(await withPassword(n, testPassword)).toBe('done')
})

test('a phone that the account knows gets and uses a code behind an address whose codes are used up', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  server.clock.advance({ hours: 1 })
  await useUp(() => askForCode(next()))
  await useUp(async () => (await server.call(logInWithCode, { ...mobileOf(next()), code: '123456' })).reason ?? 'done')
  expect([await askForCode(n), await askForCode(n, token)]).toEqual(['request.tooMany', 'done'])
  await server.runJobs()
  const code = lastCode(server)
  expect((await server.call(logInWithCode, { ...mobileOf(n), code })).reason).toBe('request.tooMany')
  expect((await server.call(logInWithCode, { ...mobileOf(n), code }, { token })).status).toBe(200)
})

test('a phone that the account knows has its own 25 passwords an hour, and no more', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  for (let i = 0; i < 25; i += 1) expect(await withPassword(n, 'Guessed1Crane', token)).toBe('account.wrongLogin')
  expect(await withPassword(n, testPassword, token)).toBe('account.passwordLocked')
})
