import { logInWithCode } from '@mwc/contract/account/log-in/log-in.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mobileOf, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { twoApps } from '../../../testing/fixtures/two-apps.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let apps: FastifyInstance[]
beforeAll(async () => {
  server = await startTestServer()
  apps = await twoApps(server)
})
afterAll(() => server.close())

async function on(i: number, request: ReturnType<typeof requestOf>): Promise<string> {
  const app = apps[i % 2] ?? server.app
  const answer = await app.inject({ ...request, remoteAddress: `198.51.100.${i % 250}` })
  return (answer.json() as { reason?: string }).reason ?? 'done'
}

test('a number gets 10 SMS a day from two servers together', async () => {
  const reasons = []
  for (let i = 0; i < 13; i += 1) {
    reasons.push(await on(i, requestOf(sendCode, { ...mobileOf(1), purpose: 'signUp' })))
    server.clock.advance({ seconds: 61 })
  }
  expect(reasons).toEqual([...Array(10).fill('done'), ...Array(3).fill('account.codeDayLimit')])
})

test('10 wrong codes a day are looked at for a number on two servers together, however many are sent at once', async () => {
  await signUpWorker(server, 2)
  let looked = 0
  for (let round = 0; round < 4; round += 1) {
    server.clock.advance({ seconds: 61 })
    await on(round, requestOf(sendCode, { ...mobileOf(2), purpose: 'logIn' }))
    await server.runJobs()
    const code = Number(server.sms.sent.at(-1)?.text.slice(-6))
    const guesses = Array.from({ length: 20 }, (_, i) =>
      on(i, requestOf(logInWithCode, { ...mobileOf(2), code: String((code + 1 + i) % 1_000_000).padStart(6, '0') })),
    )
    looked += (await Promise.all(guesses)).filter((reason) => reason === 'account.codeWrong').length
  }
  expect(looked).toBeLessThanOrEqual(10)
  expect(looked).toBeGreaterThanOrEqual(5)
  expect(await on(0, requestOf(sendCode, { ...mobileOf(2), purpose: 'logIn' }))).not.toBe('done')
})
