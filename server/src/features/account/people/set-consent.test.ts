import { setConsent } from '@mwc/contract/account/people/people.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let worker = 0
let member: Awaited<ReturnType<typeof signUpWorker>>
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  member = await signUpWorker(server, (worker += 1))
  server.clock.advance({ hours: 1 })
})
afterAll(() => server.close())

const say = async (given: boolean, wording = '2026-11', token = member.token) => {
  server.clock.advance({ seconds: 1 })
  return (await server.call(setConsent, { kind: 'marketingCall', given, wording }, { token })).reason ?? 'done'
}
const rows = () =>
  server.db
    .selectFrom('consent')
    .select(['given', 'wording_version as wording'])
    .where('member_id', '=', member.user.id)
    .where('kind', '=', 'marketingCall')
    .orderBy('at')
    .execute()

it('what stands already is no row; another answer, and the same by another wording, is one', async () => {
  for (const given of [false, true, true, true, false, false]) expect(await say(given)).toBe('done')
  for (const wording of ['2026-12', '2026-12']) expect(await say(false, wording)).toBe('done')
  expect(await rows()).toEqual([
    { given: false, wording: '2026-11' },
    { given: true, wording: '2026-11' },
    { given: false, wording: '2026-11' },
    { given: false, wording: '2026-12' },
  ])
  const answers = await Promise.all(Array.from({ length: 10 }, () => say(true, '2026-12')))
  expect([new Set(answers), (await rows()).length]).toEqual([new Set(['done']), 5])
})

it('a member changes consents 20 times an hour; what stands costs nothing, and others go on', async () => {
  const reasons = []
  for (let i = 0; i < 21; i += 1) reasons.push(await say(i % 2 === 0))
  expect(reasons).toEqual([...Array(20).fill('done'), 'request.tooMany'])
  expect(await say(false)).toBe('done')
  expect((await rows()).length).toBe(21)
  expect(await say(true, '2026-11', (await signUpWorker(server, (worker += 1))).token)).toBe('done')
  server.clock.advance({ hours: 1 })
  expect(await say(true)).toBe('done')
})

it('what is said last counts, by a clock that is behind, too', async () => {
  expect(await say(true)).toBe('done')
  server.clock.advance({ minutes: -1 })
  expect(await say(false)).toBe('done')
  expect((await rows()).map(({ given }) => given)).toEqual([false, true, false])
})
