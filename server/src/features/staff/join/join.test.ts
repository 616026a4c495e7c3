import { joinStaff, openStaffLink } from '@mwc/contract/staff/join.calls'
import { readOwnDesk } from '@mwc/contract/staff/own-desk.calls'
import { inviteStaff, listStaff, newStaffLink } from '@mwc/contract/staff/staff-desk.calls'
import { staffLogIn, staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { authenticatorCode, deskPassword, givenToken, openLink, signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
let person = 0
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  server.clock.advance({ hours: 1 })
  token = (await signInAtDesk(server, `chief-${(person += 1)}`, 'admin')).token
})
afterAll(() => server.close())

const password = 'Nine-boats-at-sea'
const invite = async (username = `newcomer-${(person += 1)}`) => {
  const { link, staff } = await server.ok(inviteStaff, { username, role: 'support' }, { token })
  return { id: staff.id, link, ...(await openLink(server, link)) }
}
const join = (invited: { token: string; totpUri: string }, change: { password?: string; totp?: string } = {}) =>
  server.call(joinStaff, { token: invited.token, password, totp: authenticatorCode(server, invited.totpUri), ...change })
const logIn = (username: string, totp: string, typed = password) => server.call(staffLogIn, { username, password: typed, totp })

test('whoever is invited sets the own password and authenticator, and is signed in', async () => {
  const invited = await invite()
  expect(invited.link).toMatch(/^https:\/\/mwc\.example\/console\/join#[\w-]{43}$/)
  const input = { token: invited.token, password, totp: authenticatorCode(server, invited.totpUri) }
  const answer = await server.app.inject(requestOf(joinStaff, input))
  expect(answer.json().data.staff).toMatchObject({ username: invited.username, role: 'support' })
  expect((await server.ok(staffMe, {}, { token: givenToken(answer) })).username).toBe(invited.username)
  // The code that it was set up with has opened.
  expect((await logIn(invited.username, input.totp)).reason).toBe('staff.wrongLogin')
  server.clock.advance({ seconds: 30 })
  expect((await logIn(invited.username, authenticatorCode(server, invited.totpUri))).status).toBe(200)
})

test('nobody signs in with an account whose link was not opened', async () => {
  const { username, totpUri } = await invite()
  expect((await logIn(username, authenticatorCode(server, totpUri), '')).reason).toBe('request.invalid')
  expect((await logIn(username, authenticatorCode(server, totpUri), 'null')).reason).toBe('staff.wrongLogin')
  const { rows } = await server.ok(listStaff, { state: 'invited' }, { token })
  expect(rows.find((row) => row.username === username)).toMatchObject({ state: 'invited', lastSeenAt: null, linkUntil: expect.any(String) })
})

test('a link can be looked at, opens once, and is over after 72 hours', async () => {
  const [used, old] = [await invite(), await invite()]
  expect(await server.ok(openStaffLink, { token: used.token })).toMatchObject({ username: used.username, totpUri: used.totpUri })
  expect((await join(used)).status).toBe(200)
  expect((await server.call(openStaffLink, { token: used.token })).reason).toBe('staff.linkOver')
  expect((await join(used)).reason).toBe('staff.linkOver')
  server.clock.advance({ hours: 71 })
  expect((await server.call(openStaffLink, { token: old.token })).status).toBe(200)
  server.clock.advance({ hours: 1 })
  expect((await server.call(openStaffLink, { token: old.token })).reason).toBe('staff.linkOver')
  expect((await join(old)).reason).toBe('staff.linkOver')
  expect((await server.call(openStaffLink, { token: 'x'.repeat(43) })).reason).toBe('staff.linkOver')
})

it.each([
  ['short-And-1', 'request.invalid'],
  ['all-lower-case-1', 'request.invalid'],
  ['Password1234', 'account.commonPassword'],
  ['Pokemon1234567', 'account.commonPassword'],
])('the password %s is refused, and the link stays open', async (typed, reason) => {
  const invited = await invite()
  const answer = await join(invited, { password: typed })
  expect(['request.invalid', reason]).toContain(answer.reason)
  expect((await join(invited)).status).toBe(200)
})

test('a wrong code is refused, and the link stays open', async () => {
  const invited = await invite()
  const right = authenticatorCode(server, invited.totpUri)
  expect((await join(invited, { totp: right === '000000' ? '000001' : '000000' })).reason).toBe('staff.wrongCode')
  const words = await join(invited, { totp: 'abc' })
  expect(words.refusal?.details?.fields).toMatchObject([{ field: 'totp', problem: 'authenticatorCode' }])
  expect((await join(invited, { totp: `${right.slice(0, 3)} ${right.slice(3)}` })).status).toBe(200)
})

test('a new link ends the one before, and takes away all that an account signed in with', async () => {
  const invited = await invite()
  const codes = (await join(invited)).data?.recoveryCodes ?? []
  server.clock.advance({ seconds: 30 })
  const session = givenToken(
    await server.app.inject(
      requestOf(staffLogIn, { username: invited.username, password, totp: authenticatorCode(server, invited.totpUri) }),
    ),
  )
  const renew = () => server.ok(newStaffLink, { id: invited.id, note: 'The phone is lost' }, { token })
  const [first, second] = [await renew(), await renew()]
  expect((await server.call(staffMe, {}, { token: session })).status).toBe(401)
  server.clock.advance({ seconds: 30 })
  expect((await logIn(invited.username, authenticatorCode(server, invited.totpUri))).reason).toBe('staff.wrongLogin')
  expect((await logIn(invited.username, codes[0] ?? '')).reason).toBe('staff.wrongLogin')
  expect((await server.call(openStaffLink, { token: new URL(first.link).hash.slice(1) })).reason).toBe('staff.linkOver')
  const again = await openLink(server, second.link)
  expect(again.totpUri).not.toBe(invited.totpUri)
  expect((await join(again)).status).toBe(200)
})

test('each recovery code opens once in place of the code, however it is typed', async () => {
  const invited = await invite()
  const codes = (await join(invited)).data?.recoveryCodes ?? []
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  const [one = '', two = ''] = codes
  expect(one).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const answer = await server.app.inject(requestOf(staffLogIn, { username: invited.username, password, totp: one.toLowerCase() }))
  expect((await server.ok(readOwnDesk, {}, { token: givenToken(answer) })).recoveryCodes).toBe(9)
  expect((await logIn(invited.username, one)).reason).toBe('staff.wrongLogin')
  expect((await logIn(invited.username, two, 'Another-password')).reason).toBe('staff.wrongLogin')
  const other = await invite()
  await join(other)
  expect((await logIn(other.username, two)).reason).toBe('staff.wrongLogin')
  expect((await logIn(invited.username, two.replaceAll('-', ' '))).status).toBe(200)
})

test('a taken user name is not invited again, and no secret stands in the log, the list or the tables', async () => {
  const invited = await invite()
  const codes = (await join(invited)).data?.recoveryCodes ?? []
  const waiting = await invite()
  const taken = await server.call(inviteStaff, { username: invited.username.toUpperCase(), role: 'admin' }, { token })
  expect(taken.reason).toBe('staff.nameTaken')
  const all = JSON.stringify([
    await server.db.selectFrom('audit').selectAll().execute(),
    await server.db.selectFrom('staff').selectAll().execute(),
    await server.db.selectFrom('staff_link').selectAll().execute(),
    await server.db.selectFrom('staff_recovery_code').selectAll().execute(),
    await server.db.selectFrom('staff_session').selectAll().execute(),
    await server.ok(listStaff, {}, { token }),
  ])
  const secrets = [password, deskPassword, invited.token, waiting.token, waiting.totpSecret, invited.totpSecret, ...codes]
  const plain = codes.map((code) => code.replaceAll('-', ''))
  expect([...secrets, ...plain].filter((secret) => all.includes(secret))).toEqual([])
})
