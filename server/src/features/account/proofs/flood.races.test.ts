import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPassword } from '../../../keys/password-hash.ts'
import { hashes } from '../../../testing/count-hashes.ts'
import { mobileOf, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { PASSWORD_WAIT_MS: '600' } })
  await signUpWorker(server, 1)
  // As long as it takes for real, as this process knows from the last ones.
  hashes.verifyMs = 25
  for (let n = 0; n < 40; n += 1) await isPassword(null, testPassword)
})
afterAll(() => {
  hashes.verifyMs = 0
  return server.close()
})

const known = () => server.call(logIn, { ...mobileOf(1), password: testPassword })
const unknown = (n: number) => server.call(logIn, { ...mobileOf(n), password: testPassword })

it('of a flood of log-ins those that cannot be answered soon are refused, known numbers in the words of unknown ones', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => (i % 75 === 74 ? known() : unknown(2000 + i))))
  const refused = answers.filter(({ reason }) => reason === 'server.busy')
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403, 503]))
  expect(new Set(refused.map(({ refusal }) => JSON.stringify(refusal))).size).toBe(1)
  expect(answers.filter((_, i) => i % 75 === 74).map(({ reason }) => reason)).toEqual(Array(4).fill('server.busy'))
  expect(refused[0]?.refusal?.details?.retryAfterSeconds).toBeGreaterThan(0)
})

it('a log-in that was refused as one too many is no try, and the next one is served', async () => {
  const counters = async () =>
    (await sql<{ used: number }>`select coalesce(sum(used), 0)::int as used from allowance`.execute(server.db)).rows[0]?.used ?? 0
  const before = await counters()
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => unknown(3000 + i)))
  const served = answers.filter(({ status }) => status !== 503).length
  expect([served > 0, served < 200]).toEqual([true, true])
  const each = (await counters()) - before
  expect(each % served).toBe(0)
  expect((await unknown(4000)).status).toBe(403)
  expect(((await counters()) - before) * served).toBe(each * (served + 1))
  expect((await known()).status).toBe(200)
})
