import { randomUUID } from 'node:crypto'
import { addBroadcast, cancelBroadcast, readBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveMonths, inFour, joinWorkers } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { takePush, tellMember } from '../../testing/fixtures/notification-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { notifyMember } from './inbox/notify-member.ts'
import { sendDuePushes } from './push/send-due-pushes.ts'
import { sendDueBroadcasts } from './broadcasts/send-due-broadcasts.ts'
import { sendReminders } from './reminders/send-reminders.ts'

let server: TestServer
let desk: { token: string }
beforeAll(async () => {
  server = await startTestServer()
  desk = await signInAtDesk(server, 'content', 'content')
  // As many as two batches and a bit take.
  await joinWorkers(server, 40, 1)
  await sql`
    insert into member (id, member_number, full_name, birth_date, nationality, gender, company, sector, occupation, language, fin_last_four,
      created_at, last_used_at)
    select gen_random_uuid(), 'X' || n, 'Worker', '1990-01-01', 'BD', '01', 'Works', '1', 'Rigger', 'bengali', '567N', now(), now()
    from generate_series(1, 1100) n`.execute(server.db)
})
afterAll(() => server.close())

const times = <T>(count: number, run: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => run(n)))
const broadcast = () =>
  server.ok(
    addBroadcast,
    { requestKey: randomUUID(), title: inFour('News'), text: inFour('All'), bySms: false, sendAt: server.clock.now().toString() },
    desk,
  )
const toldBy = async (key: string) =>
  (
    await sql<{ n: number; members: number }>`
    select count(*)::int as n, count(distinct member_id)::int as members from notification where key = ${key}`.execute(server.db)
  ).rows[0]

test('processes that send one broadcast side by side tell everybody, and nobody twice', async () => {
  const { id } = await broadcast()
  for (let round = 0; round < 3; round += 1) await times(4, () => sendDueBroadcasts(server.deps))
  expect(await toldBy(id)).toEqual({ n: 1140, members: 1140 })
  expect(await server.ok(readBroadcast, { id }, desk)).toMatchObject({
    state: 'sent',
    inbox: { due: 0, sent: 1140, failed: 0, skipped: 0 },
  })
})

test('once a cancelling is answered, nobody more is told; one that comes too late is refused, and all are told', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await broadcast()
    const [cancelled] = await Promise.all([server.call(cancelBroadcast, { id }, desk), times(3, () => sendDueBroadcasts(server.deps))])
    await sendDueBroadcasts(server.deps)
    expect([cancelled.reason, (await toldBy(id))?.n]).toEqual(
      cancelled.data ? [undefined, cancelled.data.inbox.sent] : ['broadcasts.ended', 1140],
    )
  }
})

test('what is told from many sides at once is told once', async () => {
  const [member] = await joinWorkers(server, 1, 500)
  if (!member) throw new Error('nobody joined')
  const told = await times(12, () =>
    server.db
      .transaction()
      .execute((tx) => notifyMember(tx, server.deps, { memberId: member.id, kind: 'reward', key: 'once', words: { text: 'lookedUp' } })),
  )
  expect(told.filter(Boolean)).toHaveLength(1)
})

test('one push to one phone, however many processes push', async () => {
  const [member] = await joinWorkers(server, 1, 600)
  if (!member) throw new Error('nobody joined')
  const endpoint = await takePush(server, member.token, 'race')
  for (let n = 0; n < 30; n += 1) await tellMember(server, { user: { id: member.id } } as never, `push ${n}`)
  await times(5, () => sendDuePushes(server.deps))
  expect(server.push.sent.filter((push) => push.endpoint === endpoint)).toHaveLength(30)
})

test('two processes remind each member once, and never one who renews at that moment without the new end being known', async () => {
  const members = await joinWorkers(server, 24, 700)
  server.clock.set('2026-03-01T10:00:00+08:00')
  for (const { id } of members) await giveMonths(server, id, 6)
  server.clock.set('2026-08-24T10:00:00+08:00')
  const renewing = members.slice(0, 12)
  await Promise.all([
    ...renewing.map(({ id }) => giveMonths(server, id, 6)),
    ...Array.from({ length: 3 }, () => sendReminders(server.deps)),
  ])
  await times(2, () => sendReminders(server.deps))
  const { rows } = await sql<{ told: number; due: number; most: number }>`
    select (select count(*)::int from notification where kind = 'reminder') as told,
      (select count(*)::int from reminder where state = 'sent') as due,
      (select coalesce(max(n), 0)::int from (select count(*) n from notification where kind = 'reminder' group by member_id) c) as most`.execute(
    server.db,
  )
  expect(rows[0]?.most).toBe(1)
  expect(rows[0]?.told).toBe(rows[0]?.due)
  expect(rows[0]?.told).toBeGreaterThanOrEqual(12)
  expect(
    (await sql<{ n: number }>`select count(*)::int as n from reminder where state in ('due', 'failed')`.execute(server.db)).rows[0]?.n,
  ).toBe(0)
})
