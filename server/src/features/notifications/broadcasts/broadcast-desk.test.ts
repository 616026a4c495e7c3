import { randomUUID } from 'node:crypto'
import { setConsent } from '@mwc/contract/account/people/people.calls'
import { readMember } from '@mwc/contract/members/member-desk.calls'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import * as desk from '@mwc/contract/notifications/notification-desk.calls'
import { listBroadcastMembers } from '@mwc/contract/notifications/told-desk.calls'
import { editCosts, readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inFour, type Joined, joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { inboxOf, takePush } from '../../../testing/fixtures/notification-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { sendDuePushes } from '../push/send-due-pushes.ts'
import { sendDueBroadcasts } from './send-due-broadcasts.ts'

let server: TestServer
let writer: { token: string }
let support: { token: string }
let people = 0
beforeAll(async () => {
  server = await startTestServer()
  const { token } = await signInAtDesk(server, 'chief', 'admin')
  const { version } = (await server.ok(readDeskSettings, {}, { token })).costs
  await server.ok(editCosts, { version, note: 'As billed', smsSegmentMills: 50 }, { token })
  writer = await signInAtDesk(server, 'writer', 'content')
  support = await signInAtDesk(server, 'support', 'support')
})
afterAll(() => server.close())

const join = (nationality: string): Promise<Joined> => joinWorker(server, (people += 1), { nationality })
const numberOf = async ({ id }: Joined) => (await server.ok(readMember, { id }, support)).memberNumber
const consent = async ({ token }: Joined) => {
  server.clock.advance({ seconds: 1 })
  await server.ok(setConsent, { kind: 'marketingSms', given: true }, { token })
}
const fields = (nationality: string, change: Partial<InputOf<typeof desk.addBroadcast>> = {}) => ({
  title: inFour('Clinic closed'),
  text: inFour('On Monday'),
  bySms: false,
  nationalities: [nationality],
  ...change,
})
const add = (nationality: string, change = {}) =>
  server.ok(desk.addBroadcast, { requestKey: randomUUID(), ...fields(nationality, change) }, writer)
const lastAct = () => server.db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').executeTakeFirst()

test('a draft is changed, by the version that was seen; an edit of what is scheduled makes a draft of it', async () => {
  await join('BD')
  const { id } = await add('BD')
  const edit = { id, version: 1, ...fields('BD', { text: inFour('On Tuesday'), byPush: false }) }
  server.clock.advance({ seconds: 1 })
  const stands = await server.ok(desk.editBroadcast, edit, writer)
  expect(stands).toMatchObject({ version: 2, text: inFour('On Tuesday'), byPush: false, changedBy: { username: 'writer' } })
  const written = await lastAct()
  expect(written).toMatchObject({ act: 'broadcasts.edit', record_id: id })
  expect([await server.ok(desk.editBroadcast, edit, writer), await lastAct()]).toEqual([stands, written])
  const other = await signInAtDesk(server, 'other', 'admin')
  expect(await server.call(desk.editBroadcast, { ...edit, text: inFour('On Friday') }, other)).toMatchObject({
    status: 409,
    refusal: { reason: 'request.changedMeanwhile', details: { now: { version: 2, values: { text: inFour('On Tuesday') } } } },
  })
  const sendAt = server.clock.now().add({ hours: 1 }).toString()
  await server.ok(desk.scheduleBroadcast, { id, version: 2, sendAt }, writer)
  expect((await server.call(desk.sendBroadcast, { id, version: 2 }, writer)).reason).toBe('request.changedMeanwhile')
  const drafted = await server.ok(desk.editBroadcast, { ...edit, version: 3, text: inFour('On Friday') }, other)
  expect(drafted).toMatchObject({ state: 'draft', sendAt: null, changedBy: { username: 'other' }, writtenBy: { username: 'writer' } })
})

test('what is sent to nobody, at a time that is over, or says nothing in a language is refused by name', async () => {
  const { id } = await add('AQ')
  const past = server.clock.now().subtract({ minutes: 6 }).toString()
  const sendAt = server.clock.now().add({ hours: 1 }).toString()
  const refused = async (change: object) =>
    (await server.call(desk.addBroadcast, { requestKey: randomUUID(), ...fields('BD', change) }, writer)).refusal?.details?.fields?.map(
      ({ field, problem }) => [field, problem],
    )
  expect([
    (await server.call(desk.sendBroadcast, { id, version: 1 }, writer)).reason,
    (await server.call(desk.scheduleBroadcast, { id, version: 1, sendAt }, writer)).reason,
    (await server.call(desk.addBroadcast, { requestKey: randomUUID(), ...fields('AQ', { sendAt }) }, writer)).reason,
  ]).toEqual(Array(3).fill('broadcasts.reachesNobody'))
  expect([
    await refused({ sendAt: past }),
    await refused({ title: { ...inFour('A'), india: ' ' } }),
    await refused({ title: { ...inFour('A'), english: 'a'.repeat(61) } }),
    await refused({ text: { ...inFour('A'), bengali: 'ক'.repeat(100_000) } }),
  ]).toEqual([[['sendAt', 'past']], [['title.india', 'required']], [['title.english', 'tooLong']], [['text.bengali', 'tooLong']]])
  await join('BD')
  const { id: draft } = await add('BD')
  const late = await server.call(desk.scheduleBroadcast, { id: draft, version: 1, sendAt: past }, writer)
  expect(late.refusal?.details?.fields?.[0]?.field).toBe('sendAt')
})

test('a test goes to one member in the languages that are wanted, marked, in the ways of the broadcast; ten a day', async () => {
  const tester = await join('MM')
  await consent(tester)
  const endpoint = await takePush(server, tester.token, 'tester')
  server.sms.sent.length = 0
  const memberNumber = await numberOf(tester)
  const { id } = await add('MM', { bySms: true, opens: 'places' })
  const test = (change = {}) =>
    server.call(desk.testBroadcast, { id, version: 1, memberNumber, languages: ['bengali', 'english'], ...change }, writer)
  server.clock.advance({ seconds: 1 })
  expect((await test({ memberNumber: memberNumber.toLowerCase() })).data).toMatchObject({ state: 'draft', version: 1, inbox: { sent: 0 } })
  expect(await lastAct()).toMatchObject({ act: 'broadcasts.test', member_id: tester.id, after: { languages: ['bengali', 'english'] } })
  const told = (await inboxOf(server, tester.token)).map(({ title, text, opens }) => [title, text, opens])
  expect(told.toSorted()).toEqual([
    ['Test: Clinic closed', 'On Monday', 'places'],
    ['টেস্ট: Clinic closed বাংলা', 'On Monday বাংলা', 'places'],
  ])
  await sendDuePushes(server.deps)
  await server.runJobs()
  expect(server.push.sent.filter((push) => push.endpoint === endpoint)).toHaveLength(2)
  expect(server.sms.sent.map(({ text }) => text).toSorted()).toEqual([
    'MWC Membership: Test: Clinic closed. Read more in the app.',
    'MWC: টেস্ট: Clinic closed বাংলা। বাকিটা অ্যাপে পড়ুন।',
  ])
  expect((await test({ memberNumber: 'M999999A' })).reason).toBe('broadcasts.testerUnknown')
  expect((await test({ version: 2 })).reason).toBe('request.changedMeanwhile')
  for (let n = 3; n < 10; n += 1) expect((await test()).status).toBe(200)
  expect((await test()).reason).toBe('broadcasts.testLimit')
  // Whoever was told as a test is told as everybody is.
  await server.ok(desk.sendBroadcast, { id, version: 1 }, writer)
  await sendDueBroadcasts(server.deps)
  expect((await inboxOf(server, tester.token)).map(({ title }) => title)).toContain('Clinic closed')
})

test('the preview says what SMS cost, in each language, and what is left of the day', async () => {
  const [yes] = [await join('NP'), await join('NP')]
  await consent(yes)
  await takePush(server, yes.token, 'nepal')
  const preview = (change = {}) => server.ok(desk.previewBroadcast, { nationalities: ['NP'], ...change }, writer)
  expect(await preview({ title: inFour('Clinic closed'), bySms: true })).toMatchObject({
    languages: [{ language: 'english', reached: 2, withPush: 1, withSms: 1, smsSegments: 1, smsCents: 5 }],
    smsCents: 5,
    smsLeftToday: expect.any(Number),
    smsDayBudget: 100_000,
  })
  expect(await preview({ title: { english: '中'.repeat(60) }, bySms: true })).toMatchObject({
    languages: [{ smsSegments: 2 }],
    smsCents: 10,
  })
  expect(await preview({ bySms: true })).toMatchObject({ languages: [{ smsSegments: null, smsCents: null }], smsCents: null })
})

test('who was told and who was not, in each way and why, by filters and as CSV', async () => {
  const [both, none, gone] = [await join('LK'), await join('LK'), await join('LK')]
  await consent(both)
  await takePush(server, both.token, 'ceylon')
  await server.runJobs()
  server.sms.sent.length = 0
  const { id } = await add('LK', { bySms: true, sendAt: server.clock.now().toString() })
  await server.db.updateTable('broadcast').set({ state: 'sending', began_at: new Date() }).where('id', '=', id).execute()
  for (const { id: member_id } of [both, none, gone])
    await server.db.insertInto('broadcast_member').values({ broadcast_id: id, member_id, state: 'due' }).execute()
  await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', gone.id).execute()
  await sendDueBroadcasts(server.deps)
  await sendDuePushes(server.deps)
  await server.runJobs()
  const message = server.sms.sent[0]?.id ?? ''
  const said = server.sms.callback(message, { state: 'failed', error: '30003' })
  await server.app.inject({ method: 'POST', url: `/h5-api/callbacks/sms/${message}`, payload: said.body, headers: said.headers })
  const list = async (filter: object) => {
    const { rows } = await server.ok(listBroadcastMembers, { broadcastId: id, ...filter }, support)
    return rows.map(({ id: member, ...row }) => [member, row.inbox, row.inboxReason, row.push, row.pushReason, row.sms, row.smsReason])
  }
  const [told, without, passed] = [
    [both.id, 'sent', null, 'sent', null, 'failed', '30003'],
    [none.id, 'sent', null, 'none', 'noPhone', 'none', 'noConsent'],
    [gone.id, 'skipped', 'deactivated', null, null, null, null],
  ]
  expect(new Set(await list({}))).toEqual(new Set([told, without, passed]))
  expect([
    await list({ outcome: 'skipped' }),
    await list({ way: 'push', outcome: 'sent' }),
    await list({ way: 'push', outcome: 'none' }),
    await list({ way: 'sms', outcome: 'failed' }),
    await list({ way: 'sms', outcome: 'none' }),
    await list({ way: 'sms', outcome: 'delivered' }),
  ]).toEqual([[passed], [told], [without], [told], [without], []])
  const csv = await server.app.inject(
    requestOf(
      { ...listBroadcastMembers, path: '/desk/broadcast-members.csv' },
      { broadcastId: id, way: 'sms', outcome: 'failed' },
      support,
    ),
  )
  expect(csv.body.trim().split('\r\n')).toHaveLength(2)
  expect((await server.call(listBroadcastMembers, {}, support)).reason).toBe('request.narrow')
  expect((await server.call(listBroadcastMembers, { broadcastId: id }, writer)).reason).toBe('staff.notAllowed')
})
