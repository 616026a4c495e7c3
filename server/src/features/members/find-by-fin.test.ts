import { findByFin } from '@mwc/contract/members/member-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { finOf, signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let tokens: { support: string; finance: string }
beforeAll(async () => {
  server = await startTestServer()
  await signUpWorker(server, 1)
  tokens = { support: (await signInAtDesk(server, 'sup', 'support')).token, finance: (await signInAtDesk(server, 'fin', 'finance')).token }
})
afterAll(() => server.close())

const find = (n: number, token = tokens.support) => server.call(findByFin, { fin: finOf(n) }, { token })
const reasonOf = async (...asked: Parameters<typeof find>) => (await find(...asked)).reason ?? 'found'
const later = async (hours: number) => {
  server.clock.advance({ hours })
  await stayAtDesk(server)
}

it('one of staff misses 20 FINs an hour, however many are sent at once, and hears when it goes on', async () => {
  const reasons = await Promise.all(Array.from({ length: 30 }, (_, i) => reasonOf(100 + i)))
  expect(reasons.toSorted()).toEqual([...Array(10).fill('members.finTries'), ...Array(20).fill('members.finUnknown')])
  expect(await find(1)).toMatchObject({
    status: 429,
    reason: 'members.finTries',
    refusal: { message: 'You have looked for many FINs that no member has. Please go on in 60 min.', details: { retryAfterSeconds: 3600 } },
  })
  expect(await reasonOf(1, tokens.finance)).toBe('found')
  await later(1)
  expect(await reasonOf(1)).toBe('found')
})

it('who is found costs nothing', async () => {
  await later(24)
  for (let i = 0; i < 25; i += 1) expect(await reasonOf(1)).toBe('found')
  expect(await reasonOf(200)).toBe('members.finUnknown')
})

it('60 are missed a day', async () => {
  await later(24)
  const reasons = []
  for (let hour = 0; hour < 4; hour += 1) {
    for (let i = 0; i < 20; i += 1) reasons.push(await reasonOf(300 + i))
    await later(1)
  }
  expect(reasons).toEqual([...Array(60).fill('members.finUnknown'), ...Array(20).fill('members.finTries')])
  await later(24)
  expect(await reasonOf(1)).toBe('found')
})
