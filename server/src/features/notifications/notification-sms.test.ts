import { setConsent } from '@mwc/contract/account/people/people.calls'
import { deleteNotification, markNotificationRead } from '@mwc/contract/notifications/notifications.calls'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { smsLimits } from '../../adapters/guard/limits.ts'
import { twilioSms } from '../../adapters/twilio-sms.ts'
import { toDate } from '../../ports/clock.ts'
import { giveMonths, type Joined, joinWorker } from '../../testing/fixtures/campaign-fixtures.ts'
import { inboxOf } from '../../testing/fixtures/notification-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { answers, faultyParty } from '../../testing/stand-ins/faulty-party.ts'
import { recordSmsStatus } from '../sms/record-sms-status.ts'
import { queueSms } from '../sms/queue-sms.ts'
import { type NewNotification, notifyMember } from './inbox/notify-member.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { sendReminders } from './reminders/send-reminders.ts'

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  server.sms.sent.length = 0
})
afterAll(() => server.close())

const consent = (member: Joined, given: boolean) => {
  server.clock.advance({ seconds: 1 })
  return server.ok(setConsent, { kind: 'marketingSms', given }, { token: member.token })
}
async function newMember(): Promise<Joined> {
  const member = await joinWorker(server, (people += 1))
  await consent(member, true)
  return member
}
const tell = ({ id }: Joined, change: Partial<NewNotification> = {}) => {
  const sms = { words: () => 'A word by SMS', expiresAt: server.clock.now().add({ hours: 1 }) }
  const notice: NewNotification = { memberId: id, kind: 'account', key: 'sms', words: { text: 'lookedUp' }, sms, ...change }
  return server.db.transaction().execute((tx) => notifyMember(tx, server.deps, notice))
}
const texts = () => server.sms.sent.map(({ text }) => text)
const rowsOf = ({ id }: Joined) => server.db.selectFrom('sms').selectAll().where('member_id', '=', id).execute()
/** What waits, as the queue hands it out once more after the process that had it died. */
async function handOutAgain(waiting: Awaited<ReturnType<TestServer['queue']['waiting']>>): Promise<void> {
  await server.db.transaction().execute(async (tx) => {
    for (const { name, data } of waiting) await server.queue.enqueue(tx, name, data)
  })
}

test('goes to those who consented, under its notification, and to nobody else', async () => {
  const [yes, no] = [await newMember(), await newMember()]
  await consent(no, false)
  await tell(yes)
  await tell(no)
  await server.runJobs()
  expect(texts()).toEqual(['A word by SMS'])
  expect(await rowsOf(yes)).toMatchObject([{ state: 'taken', segments: 1, notification_id: expect.any(String) }])
  expect(await rowsOf(no)).toEqual([])
})

test('waits in a queue of its own: what somebody waits for never stands behind it', async () => {
  const member = await newMember()
  await tell(member)
  await server.db
    .transaction()
    .execute((tx) => queueSms(tx, server.deps, { to: '+6581000001', text: 'Code', purpose: 'logIn', memberId: null }))
  expect((await server.queue.waiting()).map(({ name }) => name)).toEqual(['sms.notice', 'sms.send'])
  await server.runJobs()
})

test.each<[string, (member: Joined) => Promise<unknown>]>([
  ['took the consent back', (member) => consent(member, false)],
  [
    'has read it meanwhile',
    async (member) => server.ok(markNotificationRead, { id: (await inboxOf(server, member.token))[0]?.id ?? '' }, { token: member.token }),
  ],
  [
    'has deleted it',
    async (member) => server.ok(deleteNotification, { id: (await inboxOf(server, member.token))[0]?.id ?? '' }, { token: member.token }),
  ],
  ['has another number', ({ id }) => server.db.updateTable('member').set({ mobile: '+6590000000' }).where('id', '=', id).execute()],
  ['was deactivated', ({ id }) => server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', id).execute()],
  ['left', ({ id }) => server.db.updateTable('member').set({ closed_at: new Date() }).where('id', '=', id).execute()],
])('is not sent to a member who %s', async (_what, change) => {
  const member = await newMember()
  await tell(member)
  await change(member)
  await server.runJobs()
  expect([texts(), (await rowsOf(member)).map(({ state }) => state)]).toEqual([[], ['skipped']])
})

test('a reminder that waited is not sent to who renewed, nor on another day', async () => {
  const [renews, waits, is] = [await newMember(), await newMember(), await newMember()]
  for (const { id } of [renews, waits, is]) await giveMonths(server, id, 6)
  server.clock.set('2026-09-02T20:00:00+08:00')
  expect(await sendReminders(server.deps)).toEqual([])
  const waiting = await server.queue.waiting()
  expect(waiting.map(({ name }) => name)).toEqual(Array(3).fill('sms.notice'))
  await giveMonths(server, renews.id, 6)
  server.sms.failNext(Object.assign(new Error('too fast'), { status: 429 }))
  await expect(server.runJobs().then(() => server.runJobs())).rejects.toThrow('too fast')
  await server.runJobs()
  expect(texts()).toHaveLength(1)
  server.clock.set('2026-09-02T21:00:01+08:00')
  await handOutAgain(waiting)
  await server.runJobs()
  expect(texts()).toHaveLength(1)
  expect((await rowsOf(renews)).map(({ state }) => state)).toEqual(['skipped'])
  const others = [...(await rowsOf(waits)), ...(await rowsOf(is))].map(({ state, error_code }) => [state, error_code])
  expect(others.toSorted()).toEqual([
    ['failed', 'expired'],
    ['taken', null],
  ])
})

const faults = {
  'the line broke': { error: {}, again: false, code: 'Error' },
  'a fault at the provider': { error: { status: 500, code: 20500 }, again: false, code: '20500' },
  'the provider has no time': { error: { status: 503, code: 20503 }, again: true, code: null },
  'it took too long there': { error: { status: 408 }, again: false, code: '408' },
  'the number is refused': { error: { status: 400, code: 21211 }, again: false, code: '21211' },
  'too many at once': { error: { status: 429, code: 20429 }, again: true, code: null },
  'nobody was reached': { error: { code: 'ECONNREFUSED' }, again: true, code: null },
}

test.each(Object.entries(faults))('%s: sent at most once, however often the queue hands it out', async (name, { error, again, code }) => {
  const member = await newMember()
  await tell(member)
  const waiting = await server.queue.waiting()
  server.sms.failNext(Object.assign(new Error(name), error))
  if (again) await expect(server.runJobs()).rejects.toThrow(name)
  else await server.runJobs()
  for (let times = 0; times < 2; times += 1) {
    await handOutAgain(waiting)
    await server.runJobs()
  }
  expect(texts()).toHaveLength(again ? 1 : 0)
  expect(await rowsOf(member)).toMatchObject([{ state: again ? 'taken' : 'failed', error_code: code }])
})

test('an answer of the provider that comes after the time of the job counts', async () => {
  const member = await newMember()
  await tell(member)
  const waiting = await server.queue.waiting()
  const send = vi.spyOn(server.sms, 'send').mockImplementationOnce(async () => {
    // Another run of the same job, while this one hangs.
    await handOutAgain(waiting)
    await server.runJobs()
    expect(await rowsOf(member)).toMatchObject([{ state: 'failed', error_code: 'unknown' }])
    return { reference: 'late' }
  })
  await server.runJobs()
  expect(send).toHaveBeenCalledTimes(1)
  send.mockRestore()
  expect(await rowsOf(member)).toMatchObject([{ state: 'taken', error_code: null, provider_reference: 'late' }])
})

test('one of which a process died while it handed it over is not sent again', async () => {
  const member = await newMember()
  await tell(member)
  expect(await rowsOf(member)).toMatchObject([{ state: 'due', segments: 1 }])
  const waiting = await server.queue.waiting()
  await server.runJobs()
  await server.db.updateTable('sms').set({ state: 'handing', ended_at: null }).where('member_id', '=', member.id).execute()
  await handOutAgain(waiting)
  await server.runJobs()
  expect(texts()).toHaveLength(1)
  const [row] = await rowsOf(member)
  expect(row).toMatchObject({ state: 'failed', error_code: 'unknown' })
  await recordSmsStatus(server.deps, row?.id ?? '', { state: 'delivered' })
  expect(await rowsOf(member)).toMatchObject([{ state: 'delivered', told_at: toDate(server.clock.now()) }])
})

test('a provider that has no time in the middle of a broadcast is left alone, and then has each notice once', async () => {
  const members = [await newMember(), await newMember(), await newMember(), await newMember()]
  for (const member of members) await tell(member)
  const waiting = (await server.queue.waiting()).filter(({ name }) => name === 'sms.notice')
  const party = await faultyParty(answers(429, { code: 20429 }, { 'retry-after': '2' }), answers(201, { sid: 'SM1' }))
  const login = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_SENDER: 'MWC', TWILIO_API_HOST: party.url }
  const sms = twilioSms({ ...login, publicUrl: 'https://mwc.example' }, { ...smsLimits, patienceMs: 500 })
  const run = notificationJobs({ ...server.deps, sms })[0]?.run as (data: object) => Promise<void>
  const round = async () => {
    const tried = []
    for (const { data } of waiting) tried.push(...(await Promise.allSettled([run(data)])))
    return tried.map(({ status }) => status)
  }
  expect(await round()).toEqual(members.map(() => 'rejected'))
  expect(party.asked.length).toBe(1)
  await wait(2_100)
  await round()
  await round()
  const sentTo = party.asked.slice(1).map((body) => new URLSearchParams(body).get('To'))
  expect([sentTo.length, new Set(sentTo).size]).toEqual([members.length, members.length])
  for (const member of members) expect(await rowsOf(member)).toMatchObject([{ state: 'taken' }])
  party.close()
  await server.runJobs()
})
