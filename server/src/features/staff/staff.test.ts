import { me } from '@mwc/contract/account/people/people.calls'
import { apiBase, byItselfHeader } from '@mwc/contract/endpoint/api-base'
import { staffRoles } from '@mwc/contract/endpoint/access'
import { listLog } from '@mwc/contract/log/log.calls'
import { inviteStaff, listStaff } from '@mwc/contract/staff/staff-desk.calls'
import { listColleagues, staffLogIn, staffLogOut, staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticatorCode, deskPassword, givenToken, signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { identityHeads, requestOf, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.advance({ seconds: 30 }))
afterAll(() => server.close())

const logIn = (username: string, totpUri: string, password = deskPassword) =>
  server.call(staffLogIn, { username, password, totp: authenticatorCode(server, totpUri) })
const tokenOf = async (username: string, totpUri: string) =>
  givenToken(await server.app.inject(requestOf(staffLogIn, { username, password: deskPassword, totp: authenticatorCode(server, totpUri) })))
const lastRefused = () => server.db.selectFrom('refused_call').selectAll().orderBy('at', 'desc').executeTakeFirst()

test('staff sign in with password and authenticator; each wrong part is answered alike', async () => {
  const { totpUri } = await signInAtDesk(server, 'harbour', 'support')
  server.clock.advance({ seconds: 30 })
  const wrong = await logIn('harbour', totpUri, 'wrong')
  expect(wrong).toMatchObject({ status: 403, reason: 'staff.wrongLogin' })
  expect(await logIn('nobody', totpUri)).toEqual(wrong)
  const right = authenticatorCode(server, totpUri)
  const other = right === '000000' ? '000001' : '000000'
  expect(await server.call(staffLogIn, { username: 'harbour', password: deskPassword, totp: other })).toEqual(wrong)
  expect((await logIn('harbour', totpUri)).data?.staff).toMatchObject({ username: 'harbour', role: 'support', disabled: false })
})

test('an authenticator code opens once, and none that is older than the one accepted last', async () => {
  const { totpUri } = await signInAtDesk(server, 'once', 'support')
  expect((await logIn('once', totpUri)).reason).toBe('staff.wrongLogin')
  server.clock.advance({ seconds: 60 })
  const codes = [authenticatorCode(server, totpUri)]
  server.clock.advance({ seconds: 30 })
  codes.unshift(authenticatorCode(server, totpUri))
  const reasons = []
  for (const totp of codes) reasons.push((await server.call(staffLogIn, { username: 'once', password: deskPassword, totp })).reason)
  expect(reasons).toEqual([undefined, 'staff.wrongLogin'])
})

test('a desk session ends by log-out, after 30 minutes without a call, and after 12 hours', async () => {
  const isOpen = async (token: string) => (await server.call(staffMe, {}, { token })).status === 200
  const { token, totpUri } = await signInAtDesk(server, 'shift', 'support')
  await server.ok(staffLogOut, {}, { token })
  for (let i = 0; i < 2; i += 1) expect(await isOpen(token)).toBe(false)
  server.clock.advance({ seconds: 30 })
  const idle = await tokenOf('shift', totpUri)
  server.clock.advance({ minutes: 29 })
  expect(await isOpen(idle)).toBe(true)
  server.clock.advance({ minutes: 30 })
  // The call that comes too late does not open it again.
  for (let i = 0; i < 2; i += 1) expect(await isOpen(idle)).toBe(false)
  const long = await tokenOf('shift', totpUri)
  for (let i = 0; i < 29; i += 1) {
    server.clock.advance({ minutes: 24 })
    expect(await isOpen(long)).toBe(true)
  }
  server.clock.advance({ minutes: 24 })
  for (let i = 0; i < 2; i += 1) expect(await isOpen(long)).toBe(false)
})

test('a disabled account is out at once', async () => {
  const { token, totpUri } = await signInAtDesk(server, 'leaver', 'admin')
  await server.db.updateTable('staff').set({ disabled_at: new Date() }).where('username', '=', 'leaver').execute()
  server.clock.advance({ seconds: 30 })
  expect([(await server.call(staffMe, {}, { token })).status, (await logIn('leaver', totpUri)).reason]).toEqual([401, 'staff.wrongLogin'])
})

test('only an administrator invites staff and reads the log', async () => {
  for (const role of staffRoles) {
    const { token } = await signInAtDesk(server, `role-${role}`, role)
    const statuses = [
      (await server.call(listStaff, {}, { token })).status,
      (await server.call(listLog, {}, { token })).status,
      (await server.call(inviteStaff, { username: `by-${role}`, role: 'support' }, { token })).status,
    ]
    expect(statuses).toEqual(role === 'admin' ? [200, 200, 200] : [403, 403, 403])
    expect((await server.call(staffMe, {}, { token })).data?.role).toBe(role)
  }
})

test('colleagues are those who can sign in, for everybody at the desk', async () => {
  const { token } = await signInAtDesk(server, 'chief', 'admin')
  const support = await signInAtDesk(server, 'helper', 'support')
  await server.ok(inviteStaff, { username: 'newcomer', role: 'support' }, { token })
  const { colleagues } = await server.ok(listColleagues, {}, { token: support.token })
  const names = colleagues.map(({ username }) => username)
  expect(names).toEqual(names.toSorted())
  expect([names.includes('helper'), names.includes('newcomer')]).toEqual([true, false])
})

test('calls that a page makes by itself keep no session open; any other does', async () => {
  const { token } = await signInAtDesk(server, 'idle', 'support')
  const byItself = async () => {
    const request = requestOf(staffMe, {}, { token })
    return (await server.app.inject({ ...request, headers: { ...request.headers, [byItselfHeader]: '1' } })).statusCode
  }
  for (let i = 0; i < 2; i += 1) {
    server.clock.advance({ minutes: 14 })
    expect(await byItself()).toBe(200)
  }
  await server.ok(staffMe, {}, { token })
  server.clock.advance({ minutes: 29 })
  expect(await byItself()).toBe(200)
  server.clock.advance({ minutes: 1 })
  expect(await byItself()).toBe(401)
})

test('a desk call of staff that is refused leaves a row of its own, and never a password or code; one that reads leaves none', async () => {
  const { token } = await signInAtDesk(server, 'auditor', 'support')
  server.clock.advance({ seconds: 1 })
  await server.ok(staffMe, {}, { token })
  expect(await lastRefused()).not.toMatchObject({ username: 'auditor' })
  await server.call(listStaff, {}, { token })
  expect(await lastRefused()).toMatchObject({ username: 'auditor', act: 'GET /h5-api/desk/staff', outcome: 'refused' })
  server.clock.advance({ seconds: 1 })
  await server.app.inject({ url: `${apiBase}/desk/no-such-call?secret=1`, headers: identityHeads({ path: '/desk/' }, token) })
  expect(await lastRefused()).toMatchObject({ username: 'auditor', act: 'GET /h5-api/desk/no-such-call', outcome: 'refused' })
  await server.call(staffLogIn, { username: 'auditor', password: 'Guessed-by-night', totp: '135790' })
  const all = JSON.stringify([
    await server.db.selectFrom('audit').selectAll().execute(),
    await server.db.selectFrom('refused_call').selectAll().execute(),
  ])
  expect([deskPassword, 'Guessed-by-night', '135790'].filter((word) => all.includes(word))).toEqual([])
})

test('a refused desk call whose address is written with percent signs leaves a row too', async () => {
  const { token } = await signInAtDesk(server, 'disguised', 'support')
  server.clock.advance({ seconds: 1 })
  const { statusCode } = await server.app.inject({ url: '/h5-api/%64esk/staff', headers: identityHeads({ path: '/desk/' }, token) })
  expect(statusCode).toBe(403)
  expect(await lastRefused()).toMatchObject({ username: 'disguised', at: new Date(server.clock.now().epochMilliseconds) })
})

test('a session lies in a cookie that no script reads and no other site sends, and in nothing else', async () => {
  const { totpUri } = await signInAtDesk(server, 'baker', 'admin')
  server.clock.advance({ seconds: 30 })
  const answer = await server.app.inject(
    requestOf(staffLogIn, { username: 'baker', password: deskPassword, totp: authenticatorCode(server, totpUri) }),
  )
  const token = givenToken(answer)
  expect(answer.headers['set-cookie']).toMatch(/^__Host-desk=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  expect(answer.body).not.toContain(token)
  const request = requestOf(staffMe, {})
  const bearer = { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }
  expect((await server.app.inject(bearer)).statusCode).toBe(401)
  // What a neighbouring host could have set, too: its name is without the prefix of this host alone.
  const tossed = { ...request, headers: { ...request.headers, cookie: `desk=${token}` } }
  expect((await server.app.inject(tossed)).statusCode).toBe(401)
  expect((await server.call(staffMe, {}, { token })).status).toBe(200)
})

const heads: [from: string, heads: Record<string, string>, silent: boolean, reason: string | undefined][] = [
  ['a page of another site', { origin: 'https://elsewhere.example' }, false, 'request.otherOrigin'],
  ['a page of nowhere', { origin: 'null' }, false, 'request.otherOrigin'],
  ['a page of another site, by the word of the browser', { 'sec-fetch-site': 'cross-site' }, false, 'request.otherOrigin'],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }, false, 'request.otherOrigin'],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, false, 'request.otherOrigin'],
  ['something that does not say where it is', {}, true, 'request.otherOrigin'],
  ['a page of the desk', { 'sec-fetch-site': 'same-origin' }, false, undefined],
]
test.for(heads.map((one, i) => [...one, `from-${i}`] as const))(
  'a change that comes from %s',
  async ([, said, silent, reason, username]) => {
    const { token } = await signInAtDesk(server, username, 'admin')
    const request = requestOf(staffLogOut, {}, { token })
    const { origin, ...rest } = request.headers as Record<string, string>
    const own = silent ? {} : { origin }
    const answer = await server.app.inject({ ...request, headers: { ...rest, ...own, ...said } as Record<string, string> })
    expect(answer.json().reason).toBe(reason)
    expect((await server.call(staffMe, {}, { token })).status).toBe(reason === undefined ? 401 : 200)
  },
)

test("another site's page reads nothing, and signs nobody in", async () => {
  const { token, totpUri } = await signInAtDesk(server, 'lured', 'admin')
  server.clock.advance({ seconds: 30 })
  const read = requestOf(staffMe, {}, { token })
  const signIn = requestOf(staffLogIn, { username: 'lured', password: deskPassword, totp: authenticatorCode(server, totpUri) })
  for (const request of [read, signIn]) {
    const answer = await server.app.inject({ ...request, headers: { ...request.headers, 'sec-fetch-site': 'cross-site' } })
    expect([answer.json().reason, answer.headers['set-cookie']]).toEqual(['request.otherOrigin', undefined])
  }
  const typed = await server.app.inject({ ...read, headers: { ...read.headers, 'sec-fetch-site': 'none' } })
  expect(typed.statusCode).toBe(200)
})

test("a member's token opens nothing at the desk, and a desk token nothing of the members'", async () => {
  const { token } = await signInAtDesk(server, 'apart', 'admin')
  const member = await signUpWorker(server, 1)
  expect((await server.call(staffMe, {}, { token: member.token })).reason).toBe('account.unauthenticated')
  expect((await server.call(me, {}, { token })).reason).toBe('account.unauthenticated')
})
