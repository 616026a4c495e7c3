import { apiBase } from '@mwc/contract/endpoint/api-base'
import { sendMessage } from '@mwc/contract/messages/messages.calls'
import { readPayment } from '@mwc/contract/payments/payments.calls'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CountingProxy, countingProxy } from '../../testing/databases/counting-proxy.ts'
import { makeActive } from '../../testing/fixtures/account-fixtures.ts'
import { publishMany } from '../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { tellMember } from '../../testing/fixtures/notification-fixtures.ts'
import { sellPlans, start } from '../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { browserAt, type ReplicatedServer, startReplicated } from '../../testing/fixtures/replica-fixtures.ts'
import { routesOf } from '../../testing/routes-of.ts'
import { identityHeads } from '../../testing/start-test-server.ts'
import { replicaRoleOf } from './second-old.ts'

/** Every call that may be answered from a replica. One more is written down here, and is tried below. */
const reads = [
  'GET /desk/broadcast-members',
  'GET /desk/campaign-claims',
  'GET /desk/content/:kind/:id/versions',
  'GET /desk/log',
  'GET /desk/log/refused',
  'GET /desk/member-import-faults',
  'GET /desk/members',
  'GET /desk/payments',
  'GET /desk/phone-reports',
  'GET /desk/promo-uses',
  'GET /desk/redemptions',
  'GET /desk/reminded-members',
  'GET /desk/reminders',
  'GET /desk/reports/:report',
  'GET /desk/shop-statement-uses',
  'GET /desk/sms',
  'GET /desk/sms/days',
  'GET /desk/translations',
  'GET /h5/account',
  'GET /h5/banners/:id',
  'GET /h5/benefits',
  'GET /h5/campaign/list',
  'GET /h5/home',
  'GET /h5/insurance',
  'GET /h5/me',
  'GET /h5/news',
  'GET /h5/news/:id',
  'GET /h5/nominee',
  'GET /h5/notifications',
  'GET /h5/notifications/:id',
  'GET /h5/payments',
  'GET /h5/places',
  'GET /h5/privileges',
  'GET /h5/privileges/:id',
  'GET /h5/programme',
  'GET /h5/questions',
  'GET /h5/redemptions',
  'GET /h5/rewards',
]

/** What only looks where the logs are, or says that the process lives. */
const notOfACall = /from pg_current_wal_insert_lsn\(\) at|pg_notify/
/** What every call of the desk asks of the primary: who acts, and that somebody was there. */
const ofTheDesk = /staff_session/
/** What a process holds, and reads from the primary at its time. */
const held = /from "(?:setting|plan|maintenance_window|content_version)"/

let all: ReplicatedServer
let proxy: CountingProxy
let tokens: { member: string; staff: string }
let ids: Record<string, string>
beforeAll(async () => {
  all = await startReplicated(async (url) => {
    proxy = await countingProxy(url, notOfACall)
    return proxy.url
  })
  const { server } = all
  await sellPlans(server)
  const member = await signUpWorker(server, 1)
  await makeActive(server, member)
  await tellMember(server, member, 'first')
  const { id: notification } = await server.db.selectFrom('notification').select('id').executeTakeFirstOrThrow()
  const [banner = '', news = '', privilege = ''] = [
    ...(await publishMany(server, 'banner', [{}])),
    ...(await publishMany(server, 'news', [{}])),
    ...(await publishMany(server, 'privilege', [{}])),
  ]
  ids = { notifications: notification, banners: banner, news, privileges: privilege }
  tokens = { member: member.token, staff: (await signInAtDesk(server, 'replica', 'admin')).token }
  await all.untilUsed(true)
  await all.settle()
})
afterAll(async () => {
  await all.close()
  await proxy.close()
})

const roleOf = (route: string) => {
  const [method, path = ''] = route.split(' ')
  return replicaRoleOf({ method: method as 'GET', path }).replica
}

it('these calls may be answered from a replica, and no others', () => {
  expect(
    routesOf(all.server.app)
      .filter((route) => roleOf(route) === 'reads')
      .toSorted(),
  ).toEqual(reads)
})

/** What a call needs to be said beside its path, so that it is answered. */
const said: Record<string, string> = {
  'GET /desk/broadcast-members': `broadcastId=${randomUUID()}`,
  'GET /desk/campaign-claims': `campaignId=${randomUUID()}`,
  'GET /desk/member-import-faults': `importId=${randomUUID()}`,
  'GET /desk/promo-uses': `promoId=${randomUUID()}`,
  'GET /desk/reminded-members': 'day=2026-03-09',
  'GET /desk/reports/:report': 'from=2026-03-01&to=2026-03-09&step=day',
  'GET /desk/shop-statement-uses': `shopId=${randomUUID()}&month=2026-02`,
}

it.for(reads)('%s asks the primary nothing but what is held and who acts, and writes nothing', async (route) => {
  const [, pattern = ''] = route.split(' ')
  const part = pattern.replace(':kind', 'news').replace(':report', 'members')
  const path = part.replace(':id', ids[part.split('/').find((each) => each in ids) ?? ''] ?? '')
  const headers = identityHeads({ path }, path.startsWith('/desk/') ? tokens.staff : tokens.member)
  const ask = () => all.server.app.inject({ method: 'GET', url: `${apiBase}${path}?${said[route] ?? ''}`, headers })
  const before = all.replicas[0]?.use().reads
  // What is held is read by the first.
  for (let n = 0; n < 2; n += 1) {
    // A machine that does much else falls behind for a moment, and the replica is left.
    await all.untilUsed(true)
    proxy.take()
    expect((await ask()).statusCode).toBe(200)
  }
  const { statements } = proxy.take()
  expect(statements.filter((text) => !ofTheDesk.test(text) && !held.test(text))).toEqual([])
  const after = all.replicas[0]?.use().reads
  expect([after?.replica, after?.again]).toEqual([(before?.replica ?? 0) + 2, before?.again])
})

it('a call that writes in a transaction asks one statement more and no turn; one that tells, one statement', async () => {
  const browser = browserAt([all.server.app])
  const payment = await start(all.server, tokens.member)
  const asked: Record<'message' | 'told', [statements: number, turns: number][]> = { message: [], told: [] }
  for (let n = 0; n < 5; n += 1) {
    proxy.take()
    await browser.call(sendMessage, { idempotencyKey: randomUUID(), text: 'When is the centre open?' }, tokens.member)
    const { statements, turns } = proxy.take()
    asked.message.push([statements.length, turns])
    await browser.call(readPayment, { id: payment.id }, tokens.member)
    asked.told.push([proxy.take().statements.length, 0])
  }
  // Without a replica: 9 in 5 turns, and 1 (writes.races.test.ts). What is held and was read anew meanwhile is not counted.
  const [fewest] = asked.message.map(([n]) => n).toSorted((a, b) => a - b)
  const turns = asked.message.flatMap(([n, each]) => (n === fewest ? [each] : []))
  expect([fewest, Math.min(...turns) <= 5]).toEqual([10, true])
  expect(Math.min(...asked.told.map(([n]) => n))).toBe(2)
})
