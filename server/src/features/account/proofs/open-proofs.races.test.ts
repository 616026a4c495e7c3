import { logIn, logInWithCode, resetPassword, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { changeMobile, changePassword } from '@mwc/contract/account/own-account/own-account.calls'
import { confirmIdentity } from '@mwc/contract/account/proofs/proofs.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newMobileCode, ownCode } from '../../../testing/fixtures/account-fixtures.ts'
import { formOf, mobileOf, proveNumber, receiveCode, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let last = 4000
const next = () => (last += 1)
const later = () => server.clock.advance({ seconds: 61 })
const fresh = 'Anchor9Bridge'
const stolen = 'Stolen9Bridge'
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(later)
afterAll(() => server.close())

const done = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length
const noFault = (answers: { status: number }[]) => answers.every(({ status }) => status < 500)
const opens = async (n: number, password: string) => (await server.call(logIn, { ...mobileOf(n), password })).status === 200
const codeFor = async (n: number, purpose: 'logIn' | 'forgetPassword') => {
  later()
  return receiveCode(server, n, purpose)
}
const newPasswordProof = async (n: number) =>
  (await server.ok(verifyForgetPassword, { ...mobileOf(n), code: await codeFor(n, 'forgetPassword') })).proof

test('of five proofs for a new password that are used at once, one sets it', async () => {
  const n = next()
  await signUpWorker(server, n)
  const proofs: string[] = []
  for (let i = 0; i < 5; i += 1) proofs.push(await newPasswordProof(n))
  const answers = await Promise.all(proofs.map((proof, i) => server.call(resetPassword, { proof, password: `Anchor${i}Bridge` })))
  expect([done(answers), noFault(answers)]).toEqual([1, true])
  expect(await opens(n, `Anchor${answers.findIndex(({ status }) => status === 200)}Bridge`)).toBe(true)
})

test('a code that becomes a proof while the password is changed sets no other', async () => {
  for (let round = 0; round < 6; round += 1) {
    const n = next()
    const { token } = await signUpWorker(server, n)
    const code = await codeFor(n, 'forgetPassword')
    const [proved, changed] = await Promise.all([
      server.call(verifyForgetPassword, { ...mobileOf(n), code }),
      server.call(changePassword, { oldPassword: testPassword, password: fresh }, { token }),
    ])
    const used = await server.call(resetPassword, { proof: proved.data?.proof ?? 'x'.repeat(43), password: stolen })
    expect([changed.status, used.reason, await opens(n, fresh)]).toEqual([200, 'account.proofExpired', true])
  }
})

test('a number that moves while somebody uses what they proved of it stays with the account, and its password stays', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [n, to] = [next(), next()]
    const [earlier, { token }] = [await signUpWorker(server, to), await signUpWorker(server, n)]
    const forPassword = await newPasswordProof(to)
    later()
    await server.ok(changeMobile, { ...mobileOf(next()), ...(await newMobileCode(server, earlier.token, last)) }, earlier)
    later()
    const { proof } = await proveNumber(server, to)
    later()
    const mine = await newMobileCode(server, token, to)
    const answers = await Promise.all([
      server.call(changeMobile, { ...mobileOf(to), ...mine }, { token }),
      server.call(resetPassword, { proof: forPassword, password: stolen }),
    ])
    const late = await server.call(signUp, { ...formOf(next()), proof, notMine: true })
    expect([answers.map(({ status }) => status), late.reason]).toEqual([[200, 403], 'account.proofExpired'])
    expect(await opens(to, testPassword)).toBe(true)
  }
})

test('a new password while codes are used for everything else faults nowhere', async () => {
  for (let round = 0; round < 6; round += 1) {
    const n = next()
    const { token } = await signUpWorker(server, n)
    const proof = await newPasswordProof(n)
    const forSignUp = (later(), await proveNumber(server, n)).proof
    const code = await ownCode(server, token)
    const toLogIn = await codeFor(n, 'logIn')
    const answers = await Promise.all([
      server.call(resetPassword, { proof, password: fresh }),
      server.call(logInWithCode, { ...mobileOf(n), code: toLogIn }),
      server.call(confirmIdentity, { act: 'downloadData', code }, { token }),
      server.call(signUp, { ...formOf(next()), proof: forSignUp, notMine: true }),
      server.call(sendCode, { ...mobileOf(n), purpose: 'logIn' }),
    ])
    expect(noFault(answers)).toBe(true)
  }
})
