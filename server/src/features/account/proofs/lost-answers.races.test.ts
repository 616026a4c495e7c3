import { randomUUID } from 'node:crypto'
import { checkSignUp, signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { logInWithCode, resetPassword, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, mobileOf, personOf, proveNumber, receiveCode, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const membersOf = (n: number) =>
  server.db
    .selectFrom('member')
    .select('id')
    .where('mobile', '=', `+65${mobileOf(n).mobile}`)
    .execute()
const livingSessionsOf = async (id: string) =>
  (await server.db.selectFrom('session').select('token_hash').where('member_id', '=', id).where('ended_at', 'is', null).execute()).length
/** Fewer than a code stands tries. */
const fourTimes = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 4 }, act))

test('one sign-up sent four times at once under one key makes one account, answers every call, and leaves one living token', async () => {
  for (let n = 1; n <= 10; n += 1) {
    const { proof } = await proveNumber(server, n)
    await server.ok(checkSignUp, { ...personOf(n), proof })
    const input = { ...formOf(n), proof, idempotencyKey: randomUUID() }
    const answers = await fourTimes(() => server.call(signUp, input))
    const members = await membersOf(n)
    expect(answers.map(({ reason, data }) => reason ?? data?.user.id)).toEqual(Array(4).fill(members[0]?.id))
    expect([members.length, await livingSessionsOf(members[0]?.id ?? '')]).toEqual([1, 1])
  }
})

test('one log-in by code sent four times at once under one key is let in every time, with one living token', async () => {
  const { user } = await signUpWorker(server, 21)
  const before = await livingSessionsOf(user.id)
  server.clock.advance({ seconds: 61 })
  const input = { ...mobileOf(21), code: await receiveCode(server, 21, 'logIn'), idempotencyKey: randomUUID() }
  const answers = await fourTimes(() => server.call(logInWithCode, input))
  expect(answers.map(({ reason, data }) => reason ?? data?.user.id)).toEqual(Array(4).fill(user.id))
  expect(await livingSessionsOf(user.id)).toBe(before + 1)
})

test('one new password sent four times at once under one key is set once and answered every time', async () => {
  await signUpWorker(server, 22)
  server.clock.advance({ seconds: 61 })
  const { proof } = await server.ok(verifyForgetPassword, { ...mobileOf(22), code: await receiveCode(server, 22, 'forgetPassword') })
  const input = { proof, password: 'Anchor9Bridge', idempotencyKey: randomUUID() }
  expect((await fourTimes(() => server.call(resetPassword, input))).map(({ status }) => status)).toEqual(Array(4).fill(200))
})
