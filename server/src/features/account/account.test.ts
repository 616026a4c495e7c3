import * as account from '@mwc/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpWorker, mobileOf, testPassword } from '../../testing/scenes.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a new worker signs up and is signed in', async () => {
  const signedIn = await signUpWorker(server, 1)
  expect(signedIn).toMatchObject({ user: { memberNumber: expect.stringMatching(/^M\d{6}[A-L]$/) }, membership: { status: 'pendingPayment' } })
  const me = await server.ok(account.me, {}, { token: signedIn.token })
  expect(me.user).toEqual(signedIn.user)
})
test('log in', async () => {
  const r = await server.call(account.logIn, { ...mobileOf(1), password: testPassword })
  expect(r.status).toBe(200)
})
