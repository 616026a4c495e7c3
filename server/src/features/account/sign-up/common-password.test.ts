import { logIn, resetPassword, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { finishMove, requestMove } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { changePassword, setFirstPassword } from '@mwc/contract/account/own-account/own-account.calls'
import { languages } from '@mwc/contract/language/language'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../../../keys/password-hash.ts'
import { toDate } from '../../../ports/clock.ts'
import { foundFrom, phoneInHand } from '../../../testing/fixtures/account-fixtures.ts'
import { formOf, mobileOf, proveNumber, receiveCode, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

const [common, fresh] = ['Chocolate1', 'Anchor9Bridge']
let server: TestServer
let last = 8000
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.advance({ minutes: 2 }))
afterAll(() => server.close())

test('a sign-up with a password that many people use is refused and says why; its proof stays good for another password', async () => {
  const n = next()
  const { proof } = await proveNumber(server, n)
  const refused = await server.call(signUp, { ...formOf(n), proof, password: common })
  expect(refused).toMatchObject({ status: 400, reason: 'account.commonPassword' })
  expect((await server.call(signUp, { ...formOf(n), proof, password: fresh })).status).toBe(200)
})

test('the reason is told in the language of the reader', async () => {
  const n = next()
  const { proof } = await proveNumber(server, n)
  const told = []
  for (const language of languages)
    told.push((await server.call(signUp, { ...formOf(n), proof, password: common }, { language })).refusal?.message ?? '')
  expect(new Set(told).size).toBe(languages.length)
  expect(told.every((message) => message.length > 20)).toBe(true)
})

test('a new password that many people use is refused wherever one is set, and the proof or the old password stays good', async () => {
  const n = next()
  const { token, user } = await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const { proof } = await server.ok(verifyForgetPassword, { ...mobileOf(n), code: await receiveCode(server, n, 'forgetPassword') })
  const reasons = [
    (await server.call(resetPassword, { proof, password: 'Pokemon123' })).reason,
    (await server.call(changePassword, { oldPassword: testPassword, password: 'Pokemon123' }, { token })).reason,
  ]
  expect((await server.call(logIn, { ...mobileOf(n), password: testPassword })).status).toBe(200)
  await server.db.updateTable('member').set({ password_hash: null }).where('id', '=', user.id).execute()
  reasons.push((await server.call(setFirstPassword, { password: 'Pokemon123' }, { token })).reason)
  reasons.push((await server.call(finishMove, { proof: await readyToMove(n), password: 'Pokemon123' })).reason)
  expect(reasons).toEqual(Array(4).fill('account.commonPassword'))
  await server.ok(resetPassword, { proof, password: fresh })
  expect((await server.call(logIn, { ...mobileOf(n), password: fresh })).status).toBe(200)
})

/** A proof of the phone in hand that staff approved the n-th worker's move to. */
async function readyToMove(n: number): Promise<string> {
  const [hand, at] = [next(), toDate(server.clock.now())]
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  await server.db
    .updateTable('phone_request')
    .set({ state: 'approved', ready_at: at })
    .where('new_mobile', '=', `+65${mobileOf(hand).mobile}`)
    .execute()
  server.clock.advance({ minutes: 2 })
  return (await phoneInHand(server, hand)).proof
}

test('whoever set such a password before still logs in with it', async () => {
  const n = next()
  const { user } = await signUpWorker(server, n)
  await server.db
    .updateTable('member')
    .set({ password_hash: await hashPassword(common) })
    .where('id', '=', user.id)
    .execute()
  expect((await server.call(logIn, { ...mobileOf(n), password: common })).status).toBe(200)
})
