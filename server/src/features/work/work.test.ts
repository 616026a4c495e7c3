import { readWork } from '@mwc/contract/work/work.calls'
import { sendMessage } from '@mwc/contract/messages/messages.calls'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActive } from '../../testing/fixtures/account-fixtures.ts'
import { publishMany } from '../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())

async function waitingFor(token: string) {
  const { waiting } = await server.ok(readWork, {}, { token })
  return Object.fromEntries(waiting.map(({ kind, total, oldestAt }) => [kind, [total, oldestAt]]))
}

test('each role sees what waits that it can do something about, and since when; nothing that is done', async () => {
  const admin = (await signInAtDesk(server, 'one-admin', 'admin')).token
  const none = [0, null]
  expect(await waitingFor(admin)).toEqual({
    paymentReviews: none,
    phoneRequests: none,
    paperRequests: none,
    threads: none,
    failedSms: none,
    missingTranslations: none,
    stuckJobs: none,
  })

  const member = await signUpWorker(server, 1)
  await makeActive(server, member)
  const wrote = server.clock.now().toString()
  await server.ok(sendMessage, { idempotencyKey: randomUUID(), text: 'Where is my card?' }, { token: member.token })
  const payer = await signUpWorker(server, 2)
  await tell(server, settledReport(server, await start(server, payer.token), { amountCents: 1 }))
  const [item = ''] = await publishMany(server, 'news', [{}])
  await sql`update news set whole_in = '["english"]' where id = ${item}`.execute(server.db)
  await sql`insert into sms (id, mobile_last_four, purpose, state, created_at, segments) values
    (gen_random_uuid(), '0001', 'signUp', 'failed', ${wrote}::timestamptz, 1),
    (gen_random_uuid(), '0001', 'signUp', 'failed', ${wrote}::timestamptz - interval '2 days', 1)`.execute(server.db)

  const now = await waitingFor(admin)
  expect(now).toMatchObject({
    threads: [1, expect.any(String)],
    paymentReviews: [1, expect.any(String)],
    failedSms: [1, expect.any(String)],
  })
  expect(now['missingTranslations']?.[0]).toBe(1)
  const kindsOf = async (role: 'support' | 'finance' | 'content' | 'membership') =>
    Object.keys(await waitingFor((await signInAtDesk(server, `one-${role}`, role)).token))
  expect(await kindsOf('content')).toEqual(['failedSms', 'missingTranslations'])
  expect(await kindsOf('support')).toEqual(['paymentReviews', 'phoneRequests', 'paperRequests', 'threads', 'failedSms'])
  expect(await server.db.selectFrom('audit').selectAll().where('act', '=', 'members.look').execute()).toEqual([])
})
