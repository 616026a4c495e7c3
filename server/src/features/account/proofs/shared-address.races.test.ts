import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mobileOf, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

const limit = 20
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { CALLER_HOUR_LIMIT: String(limit) } })
})
afterAll(() => server.close())

const times = <T>(count: number, run: (i: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, i) => run(i)))
const reasonOf = (answer: { reason?: string | undefined }) => answer.reason ?? 'done'

test('while strangers behind one address use up its passwords and codes at once, the phone that an account knows is never refused', async () => {
  const { token } = await signUpWorker(server, 5501)
  server.clock.advance({ hours: 1 })
  const [wrong, asked, own] = await Promise.all([
    times(60, async (i) => reasonOf(await server.call(logIn, { ...mobileOf(5600 + i), password: 'Guessed1Crane' }))),
    times(60, async (i) => reasonOf(await server.call(sendCode, { ...mobileOf(5700 + i), purpose: 'logIn' }))),
    times(10, async () => reasonOf(await server.call(logIn, { ...mobileOf(5501), password: testPassword }, { token }))),
  ])
  const count = (reasons: string[], reason: string) => reasons.filter((one) => one === reason).length
  expect([count(wrong, 'account.wrongLogin'), count(wrong, 'request.tooMany')]).toEqual([limit, 60 - limit])
  expect([count(asked, 'done'), count(asked, 'request.tooMany')]).toEqual([limit, 60 - limit])
  expect(own).toEqual(Array(10).fill('done'))
})
