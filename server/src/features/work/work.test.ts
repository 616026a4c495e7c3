import { readWork } from '@mwc/contract/work/work.calls'
import * as desk from '@mwc/contract/payments/statement-desk.calls'
import { sendMessage } from '@mwc/contract/messages/messages.calls'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActive } from '../../testing/fixtures/account-fixtures.ts'
import { publishMany } from '../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { bankLayout, fileOf } from '../../testing/fixtures/statement-fixtures.ts'
import { matchLines } from '../payments/statements/match-lines.ts'
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
    statementLines: none,
    phoneRequests: none,
    paperRequests: none,
    threads: none,
    broadcasts: none,
    failedSms: none,
    reminderDays: none,
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

  const { id } = await server.ok(desk.addSource, { kind: 'bank', name: 'Bank', ...bankLayout }, { token: admin })
  const file = fileOf(['2026-03-09,9.00,NOBODY', '2026-03-08,-9.00,RENT'])
  await server.ok(desk.keepFile, { id, version: 1, ...file }, { token: admin })
  await matchLines(server.deps, () => undefined)

  const now = await waitingFor(admin)
  expect(now).toMatchObject({
    threads: [1, expect.any(String)],
    paymentReviews: [1, expect.any(String)],
    failedSms: [1, expect.any(String)],
    statementLines: [1, '2026-03-08T16:00:00.000Z'],
  })
  expect(now['missingTranslations']?.[0]).toBe(1)
  const kindsOf = async (role: 'support' | 'finance' | 'content' | 'membership') =>
    Object.keys(await waitingFor((await signInAtDesk(server, `one-${role}`, role)).token))
  expect(await kindsOf('finance')).toContain('statementLines')
  expect(await kindsOf('content')).toEqual(['broadcasts', 'failedSms', 'missingTranslations'])
  expect(await kindsOf('support')).toEqual(['paymentReviews', 'phoneRequests', 'paperRequests', 'threads', 'failedSms', 'reminderDays'])
  expect(await server.db.selectFrom('audit').selectAll().where('act', '=', 'members.look').execute()).toEqual([])
})
