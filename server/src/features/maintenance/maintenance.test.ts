import { apiBase } from '@mwc/contract/endpoint/api-base'
import { me } from '@mwc/contract/account/people/people.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import { readMaintenance } from '@mwc/contract/maintenance/maintenance.calls'
import { addWindow, cancelWindow, editWindow, endWindow, listWindows } from '@mwc/contract/maintenance/maintenance-desk.calls'
import { readPayment } from '@mwc/contract/payments/payments.calls'
import { programme } from '@mwc/contract/programme/programme.calls'
import { listLog } from '@mwc/contract/log/log.calls'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { forgetWindows } from './find-window.ts'

let server: TestServer
let desk: string
let member: string
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  desk = (await signInAtDesk(server, 'boss', 'admin')).token
  member = (await signUpWorker(server, 1)).token
})
beforeEach(async () => {
  await server.db.deleteFrom('maintenance_window').execute()
  forgetWindows(server.db)
  await stayAtDesk(server)
})
afterAll(() => server.close())

/** An instant some minutes from the test's now. */
const inMinutes = (minutes: number) => server.clock.now().add({ minutes }).toString()
const between = (from: number, to: number) => ({ startsAt: inMinutes(from), endsAt: inMinutes(to) })
const add = (from: number, to: number) => server.ok(addWindow, between(from, to), { token: desk })
const tryAdd = async (from: number, to: number) => (await server.call(addWindow, between(from, to), { token: desk })).reason
const statusOf = async (url: string) => (await server.app.inject(url)).statusCode

describe('while a window is on', () => {
  it('every call of members is refused with it, before anybody is asked who they are', async () => {
    const { startsAt, endsAt } = await add(0, 90)
    for (const asking of [{ token: member }, { token: 'x'.repeat(43) }, {}]) {
      const { status, refusal } = await server.call(me, {}, asking)
      expect([status, refusal]).toEqual([
        503,
        expect.objectContaining({ reason: 'maintenance.on', details: { window: { startsAt, endsAt }, retryAfterSeconds: 5400 } }),
      ])
    }
    expect((await server.call(readHome, {})).reason).toBe('maintenance.on')
    expect(await statusOf(`${apiBase}/%68%35/home`)).toBe(503)
  })

  it('the end is asked for, staff and health are served', async () => {
    const { startsAt, endsAt } = await add(0, 90)
    expect((await server.ok(readMaintenance, {})).current).toEqual({ startsAt, endsAt })
    expect((await server.ok(staffMe, {}, { token: desk })).username).toBe('boss')
    expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 200])
  })

  it('what a gateway reports is booked, and shown as paid afterwards', async () => {
    const { token } = await signUpWorker(server, 2)
    const payment = await start(server, token)
    const window = await add(0, 90)
    await tell(server, settledReport(server, payment))
    expect((await server.call(readPayment, { id: payment.id }, { token })).reason).toBe('maintenance.on')
    server.clock.advance({ seconds: 1 })
    await server.ok(endWindow, { id: window.id }, { token: desk })
    expect((await server.ok(readPayment, { id: payment.id }, { token })).state).toBe('paid')
  })

  it('jobs go on', async () => {
    const sent = server.sms.sent.length
    await server.db.transaction().execute(async (tx) => {
      const { queueSms } = await import('../sms/queue-sms.ts')
      await queueSms(tx, server.deps, { to: '+6581000001', text: 'Hello', purpose: 'test', memberId: null })
    })
    await add(0, 90)
    await server.runJobs()
    expect(server.sms.sent.length).toBe(sent + 1)
  })
})

describe('a window', () => {
  it('begins and ends by itself', async () => {
    await add(10, 20)
    expect((await server.call(me, {}, { token: member })).status).toBe(200)
    server.clock.advance({ minutes: 10 })
    expect((await server.call(me, {}, { token: member })).status).toBe(503)
    server.clock.advance({ minutes: 10 })
    expect((await server.call(me, {}, { token: member })).status).toBe(200)
  })

  it('is announced from 24 hours before', async () => {
    const window = await add(25 * 60, 26 * 60)
    expect((await server.ok(programme, {})).maintenance).toBeNull()
    server.clock.advance({ hours: 1 })
    await stayAtDesk(server)
    expect((await server.ok(programme, {})).maintenance).toEqual({ startsAt: window.startsAt, endsAt: window.endsAt })
    await server.ok(cancelWindow, { id: window.id }, { token: desk })
    expect((await server.ok(programme, {})).maintenance).toBeNull()
  })

  it('that does not fit is refused with why', async () => {
    expect(await tryAdd(20, 10)).toBe('maintenance.endsBeforeStart')
    expect(await tryAdd(20, 20)).toBe('maintenance.endsBeforeStart')
    expect(await tryAdd(-120, -60)).toBe('maintenance.past')
    expect(await tryAdd(-60, 60)).toBe('maintenance.past')
    expect(await tryAdd(10, 365 * 24 * 60)).toBe('maintenance.tooLong')
    expect(await tryAdd(10, 10 + 48 * 60 + 1)).toBe('maintenance.tooLong')
    await add(100, 200)
    for (const [from, to] of [
      [50, 101],
      [199, 300],
      [120, 150],
      [50, 300],
      [100, 200],
    ] as const)
      expect([from, to, await tryAdd(from, to)]).toEqual([from, to, 'maintenance.overlaps'])
    await add(200, 250)
    await add(50, 100)
    expect((await server.ok(listWindows, {}, { token: desk })).total).toBe(3)
  })

  it('is kept to the millisecond, however fine it was written', async () => {
    const at = (time: string) => `2026-03-10T${time}+08:00`
    const set = (from: string, to: string) => server.call(addWindow, { startsAt: at(from), endsAt: at(to) }, { token: desk })
    expect((await set('12:00:00.1234567890', '13:00:00.9999999999')).data).toMatchObject({
      startsAt: '2026-03-10T04:00:00.123Z',
      endsAt: '2026-03-10T05:00:00.999Z',
    })
    expect((await set('14:00:00.0001', '14:00:00.0002')).reason).toBe('maintenance.endsBeforeStart')
  })

  it('is listed by its phase, and says what can be done to it', async () => {
    const [over, on, upcoming, cancelled] = [await add(10, 20), await add(30, 90), await add(100, 200), await add(300, 400)]
    await server.ok(cancelWindow, { id: cancelled.id }, { token: desk })
    server.clock.advance({ minutes: 40 })
    await stayAtDesk(server)
    const { rows: all } = await server.ok(listWindows, {}, { token: desk })
    expect(all.map(({ id, phase }) => [id, phase])).toEqual([
      [cancelled.id, 'cancelled'],
      [upcoming.id, 'upcoming'],
      [on.id, 'on'],
      [over.id, 'over'],
    ])
    const acts = { edit: editWindow, end: endWindow, cancel: cancelWindow }
    for (const { id, phase, may, version, startsAt, endsAt } of all) {
      const { rows } = await server.ok(listWindows, { phase }, { token: desk })
      expect(rows.map((row) => row.id)).toEqual([id])
      for (const [name, call] of Object.entries(acts)) {
        const later = new Date(Date.parse(endsAt) + 60_000).toISOString()
        const input = name === 'edit' ? { id, version, startsAt, endsAt: later } : { id }
        if (may.includes(name as 'edit') && name !== 'edit') continue
        const { reason } = await server.call(call, input as never, { token: desk })
        const wanted = may.includes(name as 'edit') ? undefined : expect.stringMatching(/^maintenance\./)
        expect([phase, name, reason]).toEqual([phase, name, wanted])
      }
    }
  })

  it('without a start begins now', async () => {
    const { phase } = await server.ok(addWindow, { endsAt: inMinutes(60) }, { token: desk })
    expect([phase, (await server.call(me, {}, { token: member })).status]).toEqual(['on', 503])
  })

  it('that is upcoming can be moved and called off; one that is on can be ended and given another end; one that is over nothing', async () => {
    const { id } = await add(60, 120)
    expect((await server.call(endWindow, { id }, { token: desk })).reason).toBe('maintenance.notBegun')
    const moved = await server.ok(editWindow, { id, version: 1, ...between(30, 90) }, { token: desk })
    server.clock.advance({ minutes: 40 })
    await stayAtDesk(server)
    expect((await server.call(cancelWindow, { id }, { token: desk })).reason).toBe('maintenance.begun')
    expect((await server.call(editWindow, { id, version: 2, ...between(5, 90) }, { token: desk })).reason).toBe('maintenance.begun')
    const late = await server.call(editWindow, { id, version: 1, startsAt: moved.startsAt, endsAt: inMinutes(95) }, { token: desk })
    expect([late.reason, late.refusal?.details?.now?.values['endsAt']]).toEqual(['request.changedMeanwhile', moved.endsAt])
    const later = { id, version: 2, startsAt: moved.startsAt, endsAt: inMinutes(100) }
    const longer = await server.ok(editWindow, later, { token: desk })
    expect(await server.ok(editWindow, later, { token: desk })).toEqual(longer)
    expect([longer.phase, longer.endsAt]).toEqual(['on', inMinutes(100)])
    expect((await server.ok(endWindow, { id }, { token: desk })).phase).toBe('over')
    expect((await server.call(me, {}, { token: member })).status).toBe(200)
    for (const endpoint of [endWindow, cancelWindow])
      expect((await server.call(endpoint, { id }, { token: desk })).reason).toBe('maintenance.over')
    expect((await server.call(editWindow, { id, version: 4, ...between(5, 90) }, { token: desk })).reason).toBe('maintenance.over')
  })

  it('that was called off leaves its time free, and is not called off twice', async () => {
    const { id } = await add(60, 120)
    expect((await server.ok(cancelWindow, { id }, { token: desk })).phase).toBe('cancelled')
    expect((await server.call(cancelWindow, { id }, { token: desk })).reason).toBe('maintenance.over')
    await add(60, 120)
  })

  it('is the admin’s to set, and every change leaves its row', async () => {
    const support = (await signInAtDesk(server, 'mei', 'support')).token
    expect((await server.call(addWindow, between(60, 120), { token: support })).reason).toBe('staff.notAllowed')
    const { id, startsAt } = await add(60, 120)
    await server.ok(cancelWindow, { id }, { token: desk })
    const { rows } = await server.ok(listLog, { recordKind: 'maintenanceWindow', recordId: id }, { token: desk })
    expect(rows.find(({ act }) => act === 'maintenance.cancel')).toMatchObject({
      username: 'boss',
      before: { startsAt, phase: 'upcoming' },
      after: { phase: 'cancelled' },
    })
    expect(rows.map(({ act }) => act).toSorted()).toEqual(['maintenance.add', 'maintenance.cancel'])
  })
})

it('a hundred calls ask the database for windows once', async () => {
  await add(600, 700)
  forgetWindows(server.db)
  let asked = 0
  const counting = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked += 1
      return result
    },
  })
  const { findWindowOn } = await import('./find-window.ts')
  await Promise.all(Array.from({ length: 100 }, () => findWindowOn({ db: counting, clock: server.clock })))
  expect(asked).toBe(1)
})
