import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mobileOf, signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { twoApps } from '../../testing/fixtures/two-apps.ts'
import { requestOf, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { reportSmsBudgets } from './report-sms-budgets.ts'

/** A day has 7 codes for sign-up, and 4 for log-in. */
let server: TestServer
let apps: FastifyInstance[]
const members = [7501, 7502, 7503, 7504, 7505, 7506]
beforeAll(async () => {
  server = await startTestServer({ env: { SMS_DAY_BUDGET: '20' } })
  for (const n of members) await signUpWorker(server, n)
  server.clock.advance({ hours: 24 })
  apps = await twoApps(server)
})
afterAll(() => server.close())

const ask = async (i: number, n: number) => {
  const app = apps[i % 2] ?? server.app
  const answer = await app.inject({ ...requestOf(sendCode, { ...mobileOf(n), purpose: 'logIn' }), remoteAddress: `198.51.100.${i % 250}` })
  return (answer.json() as { reason?: string }).reason ?? 'done'
}

test('two servers send as many codes as a budget has and refuse the rest, among many for numbers that nobody has', async () => {
  const unknown = await Promise.all(Array.from({ length: 60 }, (_, i) => ask(i, 7600 + i)))
  expect(new Set(unknown)).toEqual(new Set(['done']))
  const sent = server.sms.sent.length
  const known = await Promise.all(members.map((n, i) => ask(i, n)))
  expect(known.toSorted()).toEqual([...Array(2).fill('account.codeDayLimit'), ...Array(4).fill('done')])
  await server.runJobs()
  expect(server.sms.sent.length - sent).toBe(4)
  expect(new Set(await Promise.all(Array.from({ length: 20 }, (_, i) => ask(i, 7700 + i))))).toEqual(new Set(['account.codeDayLimit']))
  const reports = await Promise.all(Array.from({ length: 10 }, () => reportSmsBudgets(server.deps)))
  expect(reports.flat()).toHaveLength(1)
})
