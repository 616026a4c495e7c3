import { addPasskey, beginPasskey, beginPasskeyLogIn, passkeyLogIn, removePasskey } from '@mwc/contract/staff/passkeys.calls'
import { readOwnDesk } from '@mwc/contract/staff/own-desk.calls'
import { disableStaff, listStaff, newStaffLink } from '@mwc/contract/staff/staff-desk.calls'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { deskPassword, givenToken, signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { testAuthenticator } from '../../../testing/stand-ins/test-authenticator.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let person = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const site = { origin: 'https://mwc.example', rpId: 'mwc.example' }
type Key = ReturnType<typeof testAuthenticator>

const somebody = async (role: 'support' | 'admin' = 'support') => {
  const username = `keeper-${(person += 1)}`
  const { token } = await signInAtDesk(server, username, role)
  const { rows } = { rows: await server.db.selectFrom('staff').select('id').where('username', '=', username).execute() }
  return { username, token, id: rows[0]?.id ?? '' }
}
const begin = async (token: string) => (await server.ok(beginPasskey, { currentPassword: deskPassword }, { token })).options
const add = (token: string, credential: ReturnType<Key['create']>) => server.call(addPasskey, { name: 'Work phone', credential }, { token })
const withPasskey = async () => {
  const owner = await somebody()
  const key = testAuthenticator(site)
  const { data } = await add(owner.token, key.create({ challenge: (await begin(owner.token)).challenge }))
  return { ...owner, key, passkey: data?.passkeys[0] }
}
const challenge = async () => (await server.ok(beginPasskeyLogIn, {})).options.challenge
const logIn = (credential: ReturnType<Key['get']>) => server.call(passkeyLogIn, { credential })
const acts = (act: string) => server.db.selectFrom('audit').selectAll().where('act', '=', act).execute()

test('a passkey is added with the own password, and signs in alone', async () => {
  const owner = await somebody()
  const options = await begin(owner.token)
  expect(options).toMatchObject({ rp: { id: 'mwc.example' }, user: { name: owner.username }, attestation: 'none', excludeCredentials: [] })
  const key = testAuthenticator(site)
  const added = await add(owner.token, key.create({ challenge: options.challenge }))
  expect(added.data?.passkeys).toMatchObject([{ name: 'Work phone', lastUsedAt: null }])
  expect((await begin(owner.token)).excludeCredentials).toEqual([{ id: key.id, type: 'public-key' }])
  const userHandle = Buffer.from(owner.id).toString('base64url')
  const credential = key.get({ challenge: await challenge(), counter: 1, userHandle })
  const answer = await server.app.inject(requestOf(passkeyLogIn, { credential }))
  expect((await server.ok(staffMe, {}, { token: givenToken(answer) })).username).toBe(owner.username)
  expect((await server.ok(readOwnDesk, {}, { token: owner.token })).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])
})

test('an open session alone adds no passkey: the own password is asked for', async () => {
  const { token } = await somebody()
  expect((await server.call(beginPasskey, { currentPassword: 'Guessed-by-night' }, { token })).reason).toBe('staff.wrongPassword')
  const credential = testAuthenticator(site).create({ challenge: await challenge() })
  expect((await add(token, credential)).reason).toBe('staff.passkeyRefused')
})

test('a call whose answer was lost is made again, and adds one passkey', async () => {
  const { token } = await somebody()
  const credential = testAuthenticator(site).create({ challenge: (await begin(token)).challenge })
  await add(token, credential)
  expect((await add(token, credential)).data?.passkeys).toHaveLength(1)
})

it.each([
  ['another site', { origin: 'https://mwc.example.evil.example' }],
  ['another site by its id', { rpId: 'evil.example' }],
  ['nobody verified', { verified: false }],
] as const)('what a key says for %s neither adds a passkey nor signs in', async (_, told) => {
  const { token } = await somebody()
  const made = testAuthenticator(site).create({ challenge: (await begin(token)).challenge, ...told })
  expect((await add(token, made)).reason).toBe('staff.passkeyRefused')
  const { key } = await withPasskey()
  expect((await logIn(key.get({ challenge: await challenge(), counter: 1, ...told }))).reason).toBe('staff.passkeyRefused')
})

test('a challenge is answered once, within five minutes, and for what it was made', async () => {
  const { key, token } = await withPasskey()
  const once = key.get({ challenge: await challenge(), counter: 1 })
  expect((await logIn(once)).status).toBe(200)
  expect((await logIn(once)).reason).toBe('staff.passkeyRefused')
  const late = key.get({ challenge: await challenge(), counter: 2 })
  server.clock.advance({ minutes: 5 })
  expect((await logIn(late)).reason).toBe('staff.passkeyRefused')
  const forAnother = (await begin(token)).challenge
  expect((await logIn(key.get({ challenge: forAnother, counter: 3 }))).reason).toBe('staff.passkeyRefused')
  const other = await somebody()
  expect((await add(other.token, testAuthenticator(site).create({ challenge: forAnother }))).reason).toBe('staff.passkeyRefused')
  expect((await logIn(key.get({ challenge: 'x'.repeat(43), counter: 4 }))).reason).toBe('staff.passkeyRefused')
})

test('a counter that does not go up is that of a copy; one that stands at 0 is not kept', async () => {
  const [kept, none] = [await withPasskey(), await withPasskey()]
  const use = async (key: Key, counter: number) => (await logIn(key.get({ challenge: await challenge(), counter }))).reason
  expect([await use(kept.key, 5), await use(kept.key, 5), await use(kept.key, 4), await use(kept.key, 6)]).toEqual([
    undefined,
    'staff.passkeyRefused',
    'staff.passkeyRefused',
    undefined,
  ])
  expect([await use(none.key, 0), await use(none.key, 0)]).toEqual([undefined, undefined])
})

test("another person's passkey opens nothing of mine, and is not taken over", async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()]
  const userHandle = Buffer.from(mine.id).toString('base64url')
  expect((await logIn(theirs.key.get({ challenge: await challenge(), counter: 1, userHandle }))).reason).toBe('staff.passkeyRefused')
  const forged = { ...theirs.key.get({ challenge: await challenge(), counter: 1 }), id: mine.key.id, rawId: mine.key.id }
  expect((await logIn(forged)).reason).toBe('staff.passkeyRefused')
  const again = theirs.key.create({ challenge: (await begin(mine.token)).challenge })
  expect((await add(mine.token, again)).reason).toBe('staff.passkeyRefused')
  expect((await logIn(testAuthenticator(site).get({ challenge: await challenge() }))).reason).toBe('staff.passkeyRefused')
  const note = 'Not mine to remove'
  const { passkeys } = await server.ok(removePasskey, { id: theirs.passkey?.id ?? '', note }, { token: mine.token })
  expect(passkeys).toHaveLength(1)
  expect((await logIn(theirs.key.get({ challenge: await challenge(), counter: 1 }))).status).toBe(200)
})

test('a passkey that was removed, of an account that is disabled, or from before a reset opens nothing', async () => {
  const [removed, disabled, reset] = [await withPasskey(), await withPasskey(), await withPasskey()]
  const { token } = await somebody('admin')
  const note = 'The phone is lost'
  const remove = () => server.ok(removePasskey, { id: removed.passkey?.id ?? '', note }, { token: removed.token })
  expect([(await remove()).passkeys, (await remove()).passkeys]).toEqual([[], []])
  expect(await acts('staff.removePasskey')).toMatchObject([{ reason: note, username: removed.username }])
  await server.ok(disableStaff, { id: disabled.id, note }, { token })
  await server.ok(newStaffLink, { id: reset.id, note }, { token })
  for (const { key } of [removed, disabled, reset])
    expect((await logIn(key.get({ challenge: await challenge(), counter: 1 }))).reason).toBe('staff.passkeyRefused')
  await stayAtDesk(server)
  const { rows } = await server.ok(listStaff, { pageSize: 100 }, { token })
  const count = (id: string) => rows.find((row) => row.id === id)?.passkeys
  expect([count(removed.id), count(disabled.id), count(reset.id)]).toEqual([0, 1, 0])
})

test('an address is given 120 challenges an hour, and no more', async () => {
  server.clock.advance({ hours: 1 })
  const statuses = new Map<number, number>()
  for (let i = 0; i < 122; i += 1) {
    const { status } = await server.call(beginPasskeyLogIn, {})
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [200, 120],
    [429, 2],
  ])
})
