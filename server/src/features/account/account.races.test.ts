import { logIn, logInWithCode, resetPassword, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { signUp, verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, mobileOf, testPassword, personOf, proveNumber, receiveCode, signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const times = <T>(count: number, run: (i: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, i) => run(i)))
const tally = (reasons: (string | undefined)[]) =>
  Object.fromEntries(
    Map.groupBy(reasons, (reason) => reason ?? 'done')
      .entries()
      .map(([key, all]) => [key, all.length]),
  )

test('of 100 parallel guesses at most 5 are evaluated', async () => {
  await signUpWorker(server, 1)
  server.clock.advance({ seconds: 61 })
  const code = Number(await receiveCode(server, 1, 'logIn'))
  const answers = await times(100, (i) =>
    server.call(logInWithCode, { ...mobileOf(1), code: String((code + 1 + i) % 1_000_000).padStart(6, '0') }),
  )
  const counts = tally(answers.map(({ reason }) => reason))
  expect(counts['account.codeWrong']).toBeLessThanOrEqual(5)
  expect((counts['account.codeWrong'] ?? 0) + (counts['account.codeAttempts'] ?? 0)).toBe(100)
  const row = await server.db.selectFrom('one_time_code').select('tries').where('purpose', '=', 'logIn').executeTakeFirstOrThrow()
  expect(row.tries).toBeLessThanOrEqual(5)
})

test('a right code sent 20 times in parallel opens one proof', async () => {
  const code = await receiveCode(server, 2, 'signUp')
  const answers = await times(20, () => server.call(verifyMobile, { ...mobileOf(2), code }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
})

test('50 parallel askings send one code', async () => {
  const before = server.sms.sent.length
  const answers = await times(50, () => server.call(sendCode, { ...mobileOf(3), purpose: 'signUp' }))
  await server.runJobs()
  expect(tally(answers.map(({ reason }) => reason))).toEqual({ done: 1, 'account.codeTooSoon': 49 })
  expect(server.sms.sent.length - before).toBe(1)
})

test('parallel sign-ups with one number make one account, and refuse the rest', async () => {
  const proofs: string[] = []
  for (let i = 0; i < 4; i += 1) {
    proofs.push((await proveNumber(server, 10)).proof)
    server.clock.advance({ seconds: 61 })
  }
  const answers = await times(4, (i) => server.call(signUp, { ...formOf(20 + i), proof: proofs[i] ?? '' }))
  expect(tally(answers.map(({ reason }) => reason))).toEqual({ done: 1, 'account.alreadyMember': 3 })
})

test('parallel sign-ups with one FIN make one account, and refuse the rest', async () => {
  const proofs: string[] = []
  for (let i = 0; i < 4; i += 1) proofs.push((await proveNumber(server, 30 + i)).proof)
  const answers = await times(4, (i) => server.call(signUp, { ...formOf(40), ...personOf(40), proof: proofs[i] ?? '' }))
  expect(tally(answers.map(({ reason }) => reason))).toEqual({ done: 1, 'account.duplicateFin': 3 })
})

test('one proof sent 10 times in parallel makes one account', async () => {
  const { proof } = await proveNumber(server, 50)
  const answers = await times(10, () => server.call(signUp, { ...formOf(50), proof }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
})

test('of 60 parallel passwords 25 are checked', async () => {
  const answers = await times(60, () => server.call(logIn, { ...mobileOf(60), password: 'Guessed1Crane' }))
  expect(tally(answers.map(({ reason }) => reason))).toEqual({ 'account.wrongLogin': 25, 'account.passwordLocked': 35 })
})

test("of parallel claims that a number is not somebody else's, one moves it", async () => {
  await signUpWorker(server, 70)
  const proofs: string[] = []
  for (let i = 0; i < 3; i += 1) {
    server.clock.advance({ seconds: 61 })
    proofs.push((await proveNumber(server, 70)).proof)
  }
  const answers = await times(3, (i) => server.call(signUp, { ...formOf(71 + i), proof: proofs[i] ?? '', notMine: true }))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const holders = await server.db
    .selectFrom('member')
    .select('id')
    .where('mobile', '=', `+65${mobileOf(70).mobile}`)
    .execute()
  expect(holders).toHaveLength(1)
})

test('a password that changes while its sessions are used leaves them ended, and nothing hangs', async () => {
  await signUpWorker(server, 80)
  for (let round = 0; round < 3; round += 1) {
    server.clock.advance({ hours: 1 })
    const { proof } = await server.ok(verifyForgetPassword, { ...mobileOf(80), code: await receiveCode(server, 80, 'forgetPassword') })
    const { token } = await server.ok(logIn, { ...mobileOf(80), password: testPassword })
    server.clock.advance({ minutes: 11 })
    const [changed, ...uses] = await Promise.all([
      server.call(resetPassword, { proof, password: testPassword }),
      ...Array.from({ length: 20 }, () => server.call(me, {}, { token })),
    ])
    expect([changed.status, uses.every(({ status }) => status === 200 || status === 401)]).toEqual([200, true])
    expect((await server.call(me, {}, { token })).status).toBe(401)
  }
})
