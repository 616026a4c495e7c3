import { changeDeskPassword, newRecoveryCodes, readOwnDesk } from '@mwc/contract/staff/own-desk.calls'
import { staffLogIn, staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticatorCode, deskPassword, givenToken, signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.advance({ hours: 1 }))
afterAll(() => server.close())

const password = 'Nine-boats-at-sea'

test('another password ends every other session, and opens from then on alone', async () => {
  const { token, totpUri } = await signInAtDesk(server, 'changer', 'support')
  server.clock.advance({ seconds: 30 })
  const signIn = (typed: string) =>
    server.app.inject(requestOf(staffLogIn, { username: 'changer', password: typed, totp: authenticatorCode(server, totpUri) }))
  const other = givenToken(await signIn(deskPassword))
  const wrong = await server.call(changeDeskPassword, { currentPassword: 'Not-this-one', password }, { token })
  expect(wrong.reason).toBe('staff.wrongPassword')
  const weak = await server.call(changeDeskPassword, { currentPassword: deskPassword, password: 'Short-1' }, { token })
  expect(weak.refusal?.details?.fields).toMatchObject([{ field: 'password', problem: 'deskPassword' }])
  await server.ok(changeDeskPassword, { currentPassword: deskPassword, password }, { token })
  expect((await server.call(staffMe, {}, { token: other })).status).toBe(401)
  expect((await server.call(staffMe, {}, { token })).status).toBe(200)
  server.clock.advance({ seconds: 30 })
  expect((await signIn(deskPassword)).json().reason).toBe('staff.wrongLogin')
  expect((await signIn(password)).statusCode).toBe(200)
})

test('new recovery codes take the place of those before', async () => {
  const { token } = await signInAtDesk(server, 'coder', 'support')
  const renew = async () => (await server.ok(newRecoveryCodes, { currentPassword: deskPassword }, { token })).recoveryCodes
  const [before, after] = [await renew(), await renew()]
  expect((await server.ok(readOwnDesk, {}, { token })).recoveryCodes).toBe(10)
  const logIn = async (totp = '') => (await server.call(staffLogIn, { username: 'coder', password: deskPassword, totp })).reason
  expect([await logIn(before[0]), await logIn(after[0])]).toEqual(['staff.wrongLogin', undefined])
})

test('who sits at an open session guesses its password ten times an hour', async () => {
  const { token } = await signInAtDesk(server, 'guessed', 'support')
  const reasons = []
  for (let i = 0; i < 11; i += 1) reasons.push((await server.call(newRecoveryCodes, { currentPassword: `Guess-${i}` }, { token })).reason)
  expect(reasons).toEqual([...Array(10).fill('staff.wrongPassword'), 'request.tooMany'])
  server.clock.advance({ minutes: 29 })
  expect((await server.call(staffMe, {}, { token })).status).toBe(200)
})
