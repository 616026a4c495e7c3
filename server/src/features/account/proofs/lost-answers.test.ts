import { randomUUID } from 'node:crypto'
import { logIn, logInWithCode, resetPassword, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { decidePhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import { finishMove, moveMobile, requestMove } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { readAccount, setFirstPassword } from '@mwc/contract/account/own-account/own-account.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { foundFrom, phoneInHand } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { formOf, mobileOf, proveNumber, receiveCode, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { forgetAged } from '../../data-retention/forget-aged.ts'
import { type Answer, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let last = 0
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.advance({ minutes: 2 }))
afterAll(() => server.close())

const fresh = 'Anchor9Bridge'
const next = () => (last += 1)
const isOpen = async (token = '') => (await server.call(me, {}, { token })).status === 200
const withPassword = (n: number, password = testPassword) => server.call(logIn, { ...mobileOf(n), password })
const accountsOf = (n: number) =>
  server.db
    .selectFrom('member')
    .select('id')
    .where('mobile', '=', `+65${mobileOf(n).mobile}`)
    .execute()

type Change = { idempotencyKey?: string; password?: string }
type Act = (change?: Change) => Promise<Pick<Answer<typeof signUp>, 'status' | 'reason' | 'data'>>

/** A sign-up that is ready to be sent, under one key. */
async function readySignUp(n: number): Promise<Act> {
  const input = { ...formOf(n), proof: (await proveNumber(server, n)).proof, idempotencyKey: randomUUID() }
  return (change = {}) => server.call(signUp, { ...input, ...change })
}

async function readyLogIn(n: number): Promise<Act> {
  await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const input = { ...mobileOf(n), code: await receiveCode(server, n, 'logIn'), idempotencyKey: randomUUID() }
  return ({ idempotencyKey } = {}) => server.call(logInWithCode, { ...input, ...(idempotencyKey && { idempotencyKey }) })
}

async function readyMove(n: number): Promise<Act> {
  await signUpWorker(server, n)
  const input = { move: await foundFrom(server, n, next()), password: testPassword, idempotencyKey: randomUUID() }
  return (change = {}) => server.call(moveMobile, { ...input, ...change })
}

async function readyFinish(n: number): Promise<Act> {
  const [owner, hand] = [await signUpWorker(server, n), next()]
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  const { phoneRequest } = await server.ok(readAccount, {}, { token: owner.token })
  const decision = { id: phoneRequest?.id ?? '', decision: 'approve', checked: 'inPerson', note: 'Work permit seen' } as const
  const desk = (await signInAtDesk(server, `mover-${n}`, 'admin')).token
  await server.ok(decidePhoneRequest, decision, { token: desk })
  server.clock.advance({ hours: 24 })
  const input = { proof: (await phoneInHand(server, hand)).proof, password: fresh, idempotencyKey: randomUUID() }
  return (change = {}) => server.call(finishMove, { ...input, ...change })
}

const waysIn: [string, (n: number) => Promise<Act>, { late: string; hasPassword: boolean }][] = [
  ['a sign-up', readySignUp, { late: 'account.proofExpired', hasPassword: true }],
  ['a log-in by code', readyLogIn, { late: 'account.codeExpired', hasPassword: false }],
  ['a move by password', readyMove, { late: 'account.proofExpired', hasPassword: true }],
  ['a move that staff approved', readyFinish, { late: 'account.proofExpired', hasPassword: true }],
]

describe.for(waysIn)('%s whose answer was lost', ([, ready, { late }]) => {
  test('is asked for again: the same account, and a token in place of the one that did not arrive', async () => {
    const act = await ready(next())
    const [lost, again, third] = [await act(), await act(), await act()]
    expect([lost.status, again.status, third.status]).toEqual([200, 200, 200])
    expect([again.data?.user, third.data?.user]).toEqual([lost.data?.user, lost.data?.user])
    expect([await isOpen(lost.data?.token), await isOpen(again.data?.token), await isOpen(third.data?.token)]).toEqual([false, false, true])
  })

  test('is answered for ten minutes, and then as one whose time is over', async () => {
    const act = await ready(next())
    await act()
    server.clock.advance({ minutes: 9, seconds: 59 })
    const intime = await act()
    expect(intime.status).toBe(200)
    server.clock.advance({ seconds: 1 })
    expect((await act()).reason).toBe(late)
    expect(await isOpen(intime.data?.token)).toBe(true)
  })

  test('is refused under another key', async () => {
    const act = await ready(next())
    await act()
    expect((await act({ idempotencyKey: randomUUID() })).reason).toBe(late)
  })

  test('is refused once the token that came was logged out', async () => {
    const act = await ready(next())
    const { data } = await act()
    await server.ok(logOut, {}, { token: data?.token })
    expect((await act()).reason).toBe(late)
  })
})

test.for(waysIn.filter(([, , { hasPassword }]) => hasPassword))(
  '%s whose answer was lost is not opened by another password, which is counted',
  async ([, ready]) => {
    const act = await ready(next())
    const lost = await act()
    for (let wrong = 0; wrong < 25; wrong += 1) expect((await act({ password: 'Other8Harbour' })).reason).toBe('account.keyReused')
    expect((await act()).reason).toBe('account.passwordLocked')
    expect(await isOpen(lost.data?.token)).toBe(true)
  },
)

test.for(waysIn)(
  '%s whose answer was lost is given again 25 times an hour: nobody fills the line of passwords, or the sessions, with a key',
  async ([, ready, { hasPassword }]) => {
    const act = await ready(next())
    await act()
    for (let again = 0; again < 25; again += 1) expect((await act()).status).toBe(200)
    expect((await act()).reason).toBe(hasPassword ? 'account.passwordLocked' : 'request.tooMany')
  },
)

test('a sign-up asked for again with other details is refused, and neither makes an account nor changes the first', async () => {
  const n = next()
  const input = { ...formOf(n), proof: (await proveNumber(server, n)).proof, idempotencyKey: randomUUID() }
  const { token } = await server.ok(signUp, input)
  for (const change of [{ fullName: 'Karim Uddin' }, { marketingSms: true }, { proof: 'x'.repeat(43) }])
    expect((await server.call(signUp, { ...input, ...change })).reason).toBe('account.keyReused')
  expect([(await accountsOf(n)).length, (await server.ok(me, {}, { token })).user.fullName]).toEqual([1, input.fullName])
})

test('a key of one act is none of another', async () => {
  const [n, hand] = [next(), next()]
  const idempotencyKey = randomUUID()
  await server.ok(signUp, { ...formOf(n), proof: (await proveNumber(server, n)).proof, idempotencyKey })
  server.clock.advance({ seconds: 61 })
  const move = await foundFrom(server, n, hand)
  expect((await server.call(moveMobile, { move, password: testPassword, idempotencyKey })).status).toBe(200)
})

test('a new password ends the key of a log-in: whoever has both is not let in', async () => {
  const n = next()
  const act = await readyLogIn(n)
  await act()
  server.clock.advance({ seconds: 61 })
  const { proof } = await server.ok(verifyForgetPassword, { ...mobileOf(n), code: await receiveCode(server, n, 'forgetPassword') })
  await server.ok(resetPassword, { proof, password: fresh })
  expect((await act()).reason).toBe('account.codeExpired')
})

test('a new password whose answer was lost is asked for again: done, and who logged in meanwhile stays in', async () => {
  const n = next()
  await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const { proof } = await server.ok(verifyForgetPassword, { ...mobileOf(n), code: await receiveCode(server, n, 'forgetPassword') })
  const input = { proof, password: fresh, idempotencyKey: randomUUID() }
  await server.ok(resetPassword, input)
  const { data } = await withPassword(n, fresh)
  expect((await server.call(resetPassword, input)).status).toBe(200)
  expect(await isOpen(data?.token)).toBe(true)
  expect((await server.call(resetPassword, { ...input, password: 'Other8Harbour' })).reason).toBe('account.keyReused')
  expect((await server.call(resetPassword, { ...input, proof: 'x'.repeat(43) })).reason).toBe('account.keyReused')
  expect((await withPassword(n, fresh)).status).toBe(200)
  server.clock.advance({ minutes: 10 })
  expect((await server.call(resetPassword, input)).reason).toBe('account.proofExpired')
})

test("a first password whose answer was lost is asked for again by the same member, and nobody else's key is", async () => {
  const [n, other] = [next(), next()]
  const [{ token, user }, stranger] = [await signUpWorker(server, n), await signUpWorker(server, other)]
  const ids = [user.id, stranger.user.id]
  await server.db.updateTable('member').set({ password_hash: null }).where('id', 'in', ids).execute()
  const input = { password: fresh, idempotencyKey: randomUUID() }
  await server.ok(setFirstPassword, input, { token })
  expect((await server.call(setFirstPassword, input, { token })).status).toBe(200)
  expect((await server.call(setFirstPassword, { ...input, password: 'Other8Harbour' }, { token })).reason).toBe('account.keyReused')
  expect((await server.call(setFirstPassword, { ...input, password: 'Other8Harbour' }, { token: stranger.token })).status).toBe(200)
  expect([(await withPassword(n, fresh)).status, (await withPassword(other, 'Other8Harbour')).status]).toEqual([200, 200])
})

test('what is kept of an answered call holds neither its key nor what was typed, and goes after some days', async () => {
  const n = next()
  const input = { ...formOf(n), proof: (await proveNumber(server, n)).proof, idempotencyKey: randomUUID() }
  await server.ok(signUp, input)
  const kept = JSON.stringify(await server.db.selectFrom('answered_call').selectAll().execute())
  for (const secret of [input.idempotencyKey, input.proof, input.password, input.fin]) expect(kept).not.toContain(secret)
  server.clock.advance({ hours: 4 * 24 })
  await forgetAged(server.deps)
  expect(await server.db.selectFrom('answered_call').selectAll().execute()).toEqual([])
})
