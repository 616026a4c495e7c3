import { logIn, logInWithCode, resetPassword, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { decidePhoneRequest, listPhoneRequests } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import { finishMove, moveMobile, requestMove } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import {
  changeMobile,
  changePassword,
  closeAccount,
  downloadData,
  setFirstPassword,
} from '@mwc/contract/account/own-account/own-account.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmed, confirmedByBoth, foundFrom, lastCode, newMobileCode, phoneInHand } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { formOf, mobileOf, proveNumber, receiveCode, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let last = 3000
const next = () => (last += 1)
const later = () => server.clock.advance({ seconds: 61 })
const fresh = 'Anchor9Bridge'
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(later)
afterAll(() => server.close())

const newPasswordProof = async (n: number) => {
  later()
  const code = await receiveCode(server, n, 'forgetPassword')
  return (await server.ok(verifyForgetPassword, { ...mobileOf(n), code })).proof
}
const logInWith = async (n: number, password: string) => (await server.call(logIn, { ...mobileOf(n), password })).status

/** What somebody may have open for the n-th worker's account: a proof for a new password, a found account, an unused code. */
async function openEverything(n: number) {
  const proof = await newPasswordProof(n)
  const move = await foundFrom(server, n, next())
  later()
  await server.ok(sendCode, { ...mobileOf(n), purpose: 'logIn' })
  await server.runJobs()
  return { proof, move, code: lastCode(server) }
}

/** What each of them answers when it is used on the number that the account has now. */
async function useEverything(n: number, { proof, move, code }: Awaited<ReturnType<typeof openEverything>>, password = fresh) {
  return [
    (await server.call(logInWithCode, { ...mobileOf(n), code })).reason,
    (await server.call(resetPassword, { proof, password: 'Stolen9Bridge' })).reason,
    (await server.call(moveMobile, { move, password })).reason,
  ]
}
const allEnded = ['account.codeExpired', 'account.proofExpired', 'account.proofExpired']

test('of two proofs for a new password, the one that was not used ends with the other', async () => {
  const n = next()
  await signUpWorker(server, n)
  const proofs = [await newPasswordProof(n), await newPasswordProof(n)]
  await server.ok(resetPassword, { proof: proofs[1] ?? '', password: fresh })
  expect((await server.call(resetPassword, { proof: proofs[0] ?? '', password: 'Stolen9Bridge' })).reason).toBe('account.proofExpired')
  expect([await logInWith(n, fresh), await logInWith(n, 'Stolen9Bridge')]).toEqual([200, 403])
})

test('a password set with a proof ends every open code, proof and ticket', async () => {
  const n = next()
  await signUpWorker(server, n)
  const mine = await newPasswordProof(n)
  const open = await openEverything(n)
  await server.ok(resetPassword, { proof: mine, password: fresh })
  expect(await useEverything(n, open)).toEqual(allEnded)
})

test('a password changed by its member ends every open code, proof and ticket', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  const open = await openEverything(n)
  await server.ok(changePassword, { oldPassword: testPassword, password: fresh }, { token })
  expect(await useEverything(n, open)).toEqual(allEnded)
})

test('a first password ends every open code, proof and ticket', async () => {
  const n = next()
  const { token, user } = await signUpWorker(server, n)
  await server.db.updateTable('member').set({ password_hash: null }).where('id', '=', user.id).execute()
  const open = await openEverything(n)
  await server.ok(setFirstPassword, { password: fresh }, { token })
  expect(await useEverything(n, open)).toEqual(allEnded)
})

test('a number that moves ends every open code, proof and ticket of the account, its other confirmations too', async () => {
  const [n, to] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  const open = await openEverything(n)
  later()
  const otherAct = await confirmed(server, token, 'downloadData')
  await server.ok(changeMobile, { ...mobileOf(to), ...(await newMobileCode(server, token, to)) }, { token })
  expect(await useEverything(n, open, testPassword)).toEqual(allEnded)
  expect((await server.call(downloadData, { confirmation: otherAct }, { token })).reason).toBe('account.confirmAgain')
})

test('what an earlier holder of a number proved opens nothing of the account that moved to it', async () => {
  const [n, to] = [next(), next()]
  const [earlier, { token }] = [await signUpWorker(server, to), await signUpWorker(server, n)]
  const open = await openEverything(to)
  later()
  await server.ok(changeMobile, { ...mobileOf(next()), ...(await newMobileCode(server, earlier.token, last)) }, earlier)
  await server.ok(changeMobile, { ...mobileOf(to), ...(await newMobileCode(server, token, to)) }, { token })
  expect(await useEverything(to, open, testPassword)).toEqual(allEnded)
  expect(await logInWith(to, testPassword)).toBe(200)
})

test('somebody who proved a free number for sign-up does not take it from the account that moved to it since', async () => {
  const [n, to] = [next(), next()]
  const { token } = await signUpWorker(server, n)
  const { proof } = await proveNumber(server, to)
  later()
  await server.ok(changeMobile, { ...mobileOf(to), ...(await newMobileCode(server, token, to)) }, { token })
  const taken = await server.call(signUp, { ...formOf(next()), proof, notMine: true })
  expect([taken.reason, await logInWith(to, testPassword)]).toEqual(['account.proofExpired', 200])
})

test('closing an account ends every open code, proof and ticket', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  const open = await openEverything(n)
  later()
  await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, token) }, { token })
  expect(await useEverything(n, open, testPassword)).toEqual(allEnded)
})

test('a move that staff approved ends every open code, proof and ticket', async () => {
  const [n, hand] = [next(), next()]
  await signUpWorker(server, n)
  const desk = (await signInAtDesk(server, 'membership1', 'membership')).token
  await server.ok(requestMove, { move: await foundFrom(server, n, hand) })
  const id = (await server.ok(listPhoneRequests, { onlyWaiting: 'true' }, { token: desk })).rows[0]?.id ?? ''
  await server.ok(decidePhoneRequest, { id, decision: 'approve', checked: 'inPerson', note: 'Work permit seen' }, { token: desk })
  server.clock.advance({ hours: 25 })
  const [early, mine] = [await phoneInHand(server, hand), (later(), await phoneInHand(server, hand))]
  const open = await openEverything(n)
  await server.ok(finishMove, { proof: mine.proof, password: fresh })
  expect(await useEverything(n, open)).toEqual(allEnded)
  expect((await server.call(finishMove, { proof: early.proof, password: 'Stolen9Bridge' })).reason).toBe('account.proofExpired')
})

test('a number that a sign-up takes over leaves no code, proof or ticket of the account before', async () => {
  const n = next()
  await signUpWorker(server, n)
  const open = await openEverything(n)
  later()
  const { proof } = await proveNumber(server, n)
  await server.ok(signUp, { ...formOf(next()), proof, notMine: true })
  expect(await useEverything(n, open, testPassword)).toEqual(allEnded)
})
