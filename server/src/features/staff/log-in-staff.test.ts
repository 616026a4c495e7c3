import { staffLogIn } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticatorCode, deskPassword, signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.advance({ hours: 24 }))
afterAll(() => server.close())

/** Where `signInAtDesk` signs in from, and a place where nobody ever did. */
const [office, newPlace] = ['127.0.0.1', '192.0.2.77']
type Try = { from: string; username: string; password?: string; totp?: string; browser?: string }

async function attempt({ from, username, password = deskPassword, totp = '000000', browser }: Try) {
  const request = requestOf(staffLogIn, { username, password, totp }, { token: browser })
  const answer = await server.app.inject({ ...request, remoteAddress: from })
  const { reason, details } = answer.json()
  return { status: answer.statusCode, reason, wait: details?.retryAfterSeconds }
}

/** A try with the code that the authenticator shows now; a code opens once, so the clock goes on first. */
async function rightly(from: string, username: string, totpUri: string, browser?: string) {
  server.clock.advance({ seconds: 30 })
  const totp = authenticatorCode(server, totpUri)
  return attempt({ from, username, totp, ...(browser === undefined ? {} : { browser }) })
}

async function guess(times: number, from: string, username: string, password = 'guess') {
  const answers = []
  for (let i = 0; i < times; i += 1) answers.push(await attempt({ from, username, password }))
  return answers
}

test('strangers who try a name from everywhere keep its owner out neither where they signed in before nor at a new place', async () => {
  const { totpUri } = await signInAtDesk(server, 'flooded', 'admin')
  for (let i = 1; i <= 12; i += 1) await guess(12, `198.51.100.${i}`, 'flooded')
  expect((await rightly(office, 'flooded', totpUri)).status).toBe(200)
  expect((await rightly(newPlace, 'flooded', totpUri)).status).toBe(200)
})

test('an address has 10 wrong tries an hour at once, on whatever names, then one a minute, and never waits longer', async () => {
  const { totpUri } = await signInAtDesk(server, 'slowed', 'support')
  const names = ['slowed', 'nobody', 'slowed', 'no-one', 'slowed', 'nobody', 'slowed', 'no-one', 'slowed', 'nobody', 'slowed', 'slowed']
  const reasons = []
  for (const username of names) reasons.push((await attempt({ from: newPlace, username, password: 'guess' })).reason)
  expect(reasons).toEqual([...Array<string>(11).fill('staff.wrongLogin'), 'request.tooMany'])
  const [refused] = await guess(1, newPlace, 'nobody')
  expect(refused).toMatchObject({ status: 429, reason: 'request.tooMany' })
  expect(refused?.wait).toBeLessThanOrEqual(60)
  server.clock.advance({ seconds: refused?.wait ?? 0 })
  expect((await rightly(newPlace, 'slowed', totpUri)).status).toBe(200)
})

test('a browser that signed in before keeps its own tries at an address that strangers use up, and another account has none of them', async () => {
  const { token, totpUri } = await signInAtDesk(server, 'familiar', 'support')
  const other = await signInAtDesk(server, 'neighbour', 'support')
  await guess(20, office, 'familiar')
  await guess(20, newPlace, 'familiar')
  for (const from of [office, newPlace]) expect((await rightly(from, 'familiar', totpUri, token)).status).toBe(200)
  await guess(11, '198.51.100.1', 'familiar')
  expect((await attempt({ from: '198.51.100.1', username: 'familiar', browser: other.token })).reason).toBe('request.tooMany')
})

test('an unknown name is answered and slowed like a known one', async () => {
  await signInAtDesk(server, 'alike', 'support')
  const known = await guess(14, '198.51.100.1', 'alike')
  expect(await guess(14, '198.51.100.2', 'unlike')).toEqual(known)
})

test('who has the password has 20 wrong codes a day from all new places, hears the same after, and keeps nobody out where they know them', async () => {
  const { totpUri } = await signInAtDesk(server, 'leaked', 'finance')
  for (let i = 1; i <= 20; i += 1) {
    server.clock.advance({ minutes: 1 })
    expect((await attempt({ from: `198.51.100.${i}`, username: 'leaked' })).reason).toBe('staff.wrongLogin')
  }
  expect(await rightly('203.0.113.5', 'leaked', totpUri)).toMatchObject({ status: 403, reason: 'staff.wrongLogin' })
  expect((await rightly(office, 'leaked', totpUri)).status).toBe(200)
  server.clock.advance({ hours: 24 })
  expect((await rightly('203.0.113.5', 'leaked', totpUri)).status).toBe(200)
})
