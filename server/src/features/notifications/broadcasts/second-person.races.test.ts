import { randomUUID } from 'node:crypto'
import { staffRoles } from '@mwc/contract/endpoint/access'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { languages } from '@mwc/contract/language/language'
import * as desk from '@mwc/contract/notifications/notification-desk.calls'
import { type BroadcastAct, broadcastActs, membersForOne } from '@mwc/contract/notifications/notification-kinds'
import { readWork } from '@mwc/contract/work/work.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inFour } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { segmentsOf } from './preview-broadcast.ts'
import { sendDueBroadcasts } from './send-due-broadcasts.ts'

type Staff = { token: string }

let server: TestServer
let writer: Staff
let second: Staff
beforeAll(async () => {
  server = await startTestServer()
  writer = await signInAtDesk(server, 'writer', 'content')
  second = await signInAtDesk(server, 'second', 'membership')
  // As many as one person may send to, and no more: all of Bangladesh. In India there are a few.
  await joinMany('BD', membersForOne)
  await joinMany('IN', 3)
})
afterAll(() => server.close())

const joinMany = (nationality: string, count: number) =>
  sql`
    insert into member (id, member_number, full_name, birth_date, nationality, gender, company, sector, occupation, language, fin_last_four,
      created_at, last_used_at)
    select gen_random_uuid(), ${nationality} || gen_random_uuid(), 'Worker', '1990-01-01', ${nationality}, '01', 'Works', '1', 'Rigger', 'bengali',
      '567N', now(), now()
    from generate_series(1, ${count}::int) n`.execute(server.db)

const fields = (change: Partial<InputOf<typeof desk.addBroadcast>> = {}) => ({
  title: inFour('Clinic closed'),
  text: inFour('On Monday'),
  bySms: false,
  ...change,
})
const add = (change = {}, by = writer) => server.ok(desk.addBroadcast, { requestKey: randomUUID(), ...fields(change) }, by)
const look = (id: string, by = writer) => server.ok(desk.readBroadcast, { id }, by)
/** Now, as the contract writes it. */
const instant = () => new Date(server.clock.now().epochMilliseconds).toISOString()
const waiting = async () => (await server.ok(readWork, {}, second)).waiting.find(({ kind }) => kind === 'broadcasts')
const told = async (id: string) =>
  Number((await sql<{ n: number }>`select count(*) as n from broadcast_member where broadcast_id = ${id}`.execute(server.db)).rows[0]?.n)

test('to 10,000 one person sends; to one more a second one confirms that very text, who is not the first', async () => {
  const few = await add({ nationalities: ['BD'] })
  expect(few).toMatchObject({ needsSecond: false, may: expect.arrayContaining(['send', 'schedule']) })
  const { id, version, ...many } = await add()
  expect(many).toMatchObject({ needsSecond: true, may: ['edit', 'cancel', 'test', 'ask'] })
  const sendAt = server.clock.now().add({ hours: 1 }).toString()
  const reasons = [
    (await server.call(desk.sendBroadcast, { id, version }, writer)).reason,
    (await server.call(desk.scheduleBroadcast, { id, version, sendAt }, second)).reason,
    (await server.call(desk.addBroadcast, { requestKey: randomUUID(), ...fields({ sendAt }) }, writer)).reason,
    (await server.call(desk.confirmBroadcast, { id, version }, writer)).reason,
    (await server.call(desk.confirmBroadcast, { id: few.id, version }, second)).reason,
  ]
  const unconfirmed = 'broadcasts.needsSecond'
  expect(reasons).toEqual([unconfirmed, unconfirmed, unconfirmed, 'broadcasts.samePerson', 'broadcasts.notToConfirm'])
  expect(await waiting()).toMatchObject({ total: 0 })
  await server.ok(desk.askForSecond, { id, version }, writer)
  expect(await waiting()).toMatchObject({ total: 1, oldestAt: instant() })
  expect((await server.ok(desk.listBroadcasts, { onlyWaiting: 'true' as never }, second)).rows.map((row) => row.id)).toEqual([id])
  expect(await server.ok(desk.confirmBroadcast, { id, version }, second)).toMatchObject({ version, confirmedBy: { username: 'second' } })
  expect(await waiting()).toMatchObject({ total: 0 })

  // A change takes it away, and whoever made it is no second person any more.
  const edited = await server.ok(desk.editBroadcast, { id, version, ...fields({ title: inFour('Clinic open') }) }, second)
  expect(edited).toMatchObject({ confirmedBy: null, confirmedAt: null, needsSecond: true })
  for (const by of [writer, second])
    expect((await server.call(desk.confirmBroadcast, { id, version: edited.version }, by)).reason).toBe('broadcasts.samePerson')
  const third = await signInAtDesk(server, 'third', 'admin')
  expect((await server.call(desk.confirmBroadcast, { id, version }, third)).reason).toBe('request.changedMeanwhile')
  await server.ok(desk.confirmBroadcast, { id, version: edited.version }, third)
  const scheduled = await server.ok(desk.scheduleBroadcast, { id, version: edited.version, sendAt }, writer)
  // Another time is no other text.
  expect(scheduled).toMatchObject({ state: 'scheduled', confirmedBy: { username: 'third' } })
  await server.ok(desk.sendBroadcast, { id, version: scheduled.version }, writer)
  await sendDueBroadcasts(server.deps)
  expect(await told(id)).toBe(membersForOne + 3)
  await server.ok(desk.cancelBroadcast, { id }, writer)
})

test('one that reaches too many by the time at which it is sent is held, and waits for a second person', async () => {
  const sendAt = server.clock.now().add({ minutes: 10 }).toString()
  const { id } = await add({ nationalities: ['BD'], sendAt })
  await joinMany('BD', 1)
  server.clock.advance({ minutes: 11 })
  await sendDueBroadcasts(server.deps)
  expect(await look(id)).toMatchObject({ state: 'draft', sendAt: null, heldAt: instant(), needsSecond: true })
  expect([await told(id), (await waiting())?.total]).toEqual([0, 1])
  const { version } = await look(id)
  await server.ok(desk.confirmBroadcast, { id, version }, second)
  await server.ok(desk.sendBroadcast, { id, version }, writer)
  expect(await look(id)).toMatchObject({ state: 'scheduled', heldAt: null })
  await server.ok(desk.cancelBroadcast, { id }, writer)
})

test('what the record says that somebody may do is what the call does, for every state and role', async () => {
  const lookers = await Promise.all(staffRoles.map(async (role) => [role, await signInAtDesk(server, `may-${role}`, role)] as const))
  const memberNumber = 'M123456A'
  await sql`update member set member_number = ${memberNumber} where id = (select id from member where nationality = 'IN' limit 1)`.execute(
    server.db,
  )
  const calls: Record<BroadcastAct, (at: { id: string; version: number }, by: Staff) => Promise<{ status: number; reason?: string }>> = {
    edit: (at, by) => server.call(desk.editBroadcast, { ...at, ...fields({ text: inFour(randomUUID()) }) }, by),
    send: (at, by) => server.call(desk.sendBroadcast, at, by),
    schedule: (at, by) => server.call(desk.scheduleBroadcast, { ...at, sendAt: server.clock.now().add({ hours: 9 }).toString() }, by),
    cancel: (at, by) => server.call(desk.cancelBroadcast, { id: at.id }, by),
    test: (at, by) => server.call(desk.testBroadcast, { ...at, memberNumber, languages: ['english'] }, by),
    ask: (at, by) => server.call(desk.askForSecond, at, by),
    confirm: (at, by) => server.call(desk.confirmBroadcast, at, by),
  }
  const states = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
  const wrong: string[] = []
  for (const [role, by] of lookers)
    for (const state of states)
      for (const second of role === 'membership' && (state === 'draft' || state === 'scheduled') ? ['few', 'many', 'confirmed'] : ['few'])
        for (const act of broadcastActs) {
          const { id } = await add(second === 'few' ? { nationalities: ['IN'] } : {})
          await server.db.deleteFrom('allowance').execute()
          const send_at = state === 'draft' ? null : new Date(server.clock.now().epochMilliseconds + 3_600_000)
          const confirmed = second === 'confirmed' ? { confirmed_at: new Date() } : {}
          await server.db
            .updateTable('broadcast')
            .set({ state, send_at, ...confirmed })
            .where('id', '=', id)
            .execute()
          const { may, version } = await look(id, by)
          const { status, reason } = await calls[act]({ id, version }, by)
          // What is under way is sent already: to send it once more is answered as done.
          const isDone = act === 'send' && (state === 'sending' || state === 'sent') && reason !== 'staff.notAllowed'
          const isAgain = act === 'cancel' && state === 'cancelled' && reason !== 'staff.notAllowed'
          if ((status === 200) !== (may.includes(act) || isDone || isAgain)) wrong.push(`${role} ${state} ${second} ${act}: ${reason}`)
        }
  expect(wrong).toEqual([])
}, 180_000)

test('an SMS of the longest title costs two segments at most, in each language', () => {
  const longest = { english: 'ক'.repeat(60), chinese: '中'.repeat(60), bengali: 'ক'.repeat(60), india: 'க'.repeat(60) }
  expect(languages.filter((language) => segmentsOf(longest[language], language) > 2)).toEqual([])
})
