import { randomUUID } from 'node:crypto'
import * as desk from '@mwc/contract/notifications/notification-desk.calls'
import { membersForOne } from '@mwc/contract/notifications/notification-kinds'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inFour } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { sendDueBroadcasts } from './send-due-broadcasts.ts'

type Staff = { token: string }

let server: TestServer
let writer: Staff
let second: Staff
let third: Staff
beforeAll(async () => {
  server = await startTestServer()
  writer = await signInAtDesk(server, 'writer', 'content')
  second = await signInAtDesk(server, 'second', 'membership')
  third = await signInAtDesk(server, 'third', 'admin')
  await sql`
    insert into member (id, member_number, full_name, birth_date, nationality, gender, company, sector, occupation, language, fin_last_four,
      created_at, last_used_at)
    select gen_random_uuid(), 'X' || n, 'Worker', '1990-01-01', 'BD', '01', 'Works', '1', 'Rigger', 'bengali', '567N', now(), now()
    from generate_series(1, ${membersForOne + 1}::int) n`.execute(server.db)
})
afterAll(() => server.close())

const rounds = 8
const fields = (title: string) => ({ title: inFour(title), text: inFour('On Monday'), bySms: false })
const draft = async () => {
  const { id, version } = await server.ok(desk.addBroadcast, { requestKey: randomUUID(), ...fields('First') }, writer)
  return { id, version }
}
const look = (id: string) => server.ok(desk.readBroadcast, { id }, writer)
const actsOn = async (id: string, act: string) =>
  (await server.db.selectFrom('audit').select('id').where('record_id', '=', id).where('act', '=', act).execute()).length

test('what is confirmed while it is edited is confirmed as it was, or not at all', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const at = await draft()
    const [confirmed, edited] = await Promise.all([
      server.call(desk.confirmBroadcast, at, second),
      server.call(desk.editBroadcast, { ...at, ...fields('Second') }, writer),
    ])
    expect([200, 409]).toContain(confirmed.status)
    expect(edited.status).toBe(200)
    // Whichever came first: the text that stands now was seen by nobody else.
    expect(await look(at.id)).toMatchObject({ title: inFour('Second'), confirmedBy: null, needsSecond: true })
    expect((await server.call(desk.sendBroadcast, { id: at.id, version: 2 }, writer)).reason).toBe('broadcasts.needsSecond')
  }
})

test('of two who confirm at once one has, and the log has it once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const at = await draft()
    const answers = await Promise.all([second, third, second].map((by) => server.call(desk.confirmBroadcast, at, by)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await actsOn(at.id, 'broadcasts.confirm')).toBe(1)
  }
})

test('what is sent while it is edited goes out as it was sent, or stays a draft: never a text that nobody confirmed', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const at = await draft()
    await server.ok(desk.confirmBroadcast, at, second)
    const [sent, edited] = await Promise.all([
      server.call(desk.sendBroadcast, at, third),
      server.call(desk.editBroadcast, { ...at, ...fields('Second') }, writer),
    ])
    const { state, title, confirmedBy } = await look(at.id)
    if (sent.data)
      expect([edited.reason, state, title, confirmedBy?.username]).toEqual([
        'request.changedMeanwhile',
        'scheduled',
        inFour('First'),
        'second',
      ])
    else expect([sent.reason, edited.status, state, confirmedBy]).toEqual(['request.changedMeanwhile', 200, 'draft', null])
    await server.ok(desk.cancelBroadcast, { id: at.id }, writer)
  }
})

test('a draft that is sent from two pages at once is sent once', async () => {
  const at = await draft()
  await server.ok(desk.confirmBroadcast, at, second)
  const answers = await Promise.all([writer, second, third].map((by) => server.call(desk.sendBroadcast, at, by)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await actsOn(at.id, 'broadcasts.send')).toBe(1)
  await sendDueBroadcasts(server.deps)
  expect((await look(at.id)).state).toMatch(/^sen[dt]/)
  await server.ok(desk.cancelBroadcast, { id: at.id }, writer)
})
