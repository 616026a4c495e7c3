import { randomUUID } from 'node:crypto'
import { editCosts, readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import { listSms, readSmsDays } from '@mwc/contract/sms/sms-desk.calls'
import type { SmsState } from '@mwc/contract/sms/sms-states'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { toDate } from '../../ports/clock.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { keepSmsDays } from './keep-sms-days.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())

/** An SMS of so many minutes ago; the test's day began 600 minutes ago. */
async function sms(minutesAgo: number, more: { purpose?: string; state?: SmsState; segments?: number; error?: string } = {}) {
  const { purpose = 'reminder', state = 'delivered', segments = 1, error = null } = more
  const created_at = toDate(server.clock.now().subtract({ minutes: minutesAgo }))
  const row = { id: randomUUID(), member_id: null, mobile_last_four: '0001', purpose, state, created_at, segments, error_code: error }
  await server.db.insertInto('sms').values(row).execute()
  return row.id
}
const idsOf = async (filter: object) => (await server.ok(listSms, filter, { token })).rows.map(({ id }) => id)
const setPrice = async (smsSegmentMills: number | null) => {
  const { version } = (await server.ok(readDeskSettings, {}, { token })).costs
  return server.call(editCosts, { version, note: 'As billed', smsSegmentMills }, { token })
}

test('SMS are found by their day in Singapore, by what they are for and by their state, together', async () => {
  const [early, late] = [await sms(599), await sms(601)]
  const failed = await sms(180, { purpose: 'code.logIn', state: 'failed', error: '30003' })
  expect(await idsOf({ day: '2026-03-10' })).toEqual([failed, early])
  expect(await idsOf({ day: '2026-03-09' })).toEqual([late])
  expect(await idsOf({ purpose: 'code.logIn' })).toEqual([failed])
  expect(await idsOf({ day: '2026-03-10', state: 'failed', purpose: 'code.logIn' })).toEqual([failed])
  expect(await idsOf({ day: '2026-03-10', state: 'failed', purpose: 'reminder' })).toEqual([])
})

test('a day says what its segments cost at today’s price, rounded up; nothing where no price is set', async () => {
  await server.db.deleteFrom('sms').execute()
  await sms(1, { segments: 2 })
  await sms(2, { state: 'failed', error: '30003' })
  await sms(3, { state: 'skipped', segments: 5 })
  const today = async () => (await server.ok(readSmsDays, {}, { token })).days[0]
  expect(await today()).toMatchObject({ day: '2026-03-10', delivered: 1, failed: 1, segments: 3, costCents: null })
  expect((await setPrice(56)).status).toBe(200)
  expect(await today()).toMatchObject({ segments: 3, costCents: 17 })
  expect((await server.ok(readSmsDays, {}, { token })).segmentMills).toBe(56)
  expect((await setPrice(null)).data?.costs.smsSegmentMills).toBeNull()
  expect(await today()).toMatchObject({ costCents: null })
})

test('days that are over are counted once an hour, today each time', async () => {
  await server.db.deleteFrom('sms').execute()
  const dayMinutes = 24 * 60
  const [today, yesterday, earlier] = [await sms(1), await sms(dayMinutes), await sms(3 * dayMinutes), await sms(20 * dayMinutes)]
  const fail = (ids: string[]) => server.db.updateTable('sms').set({ state: 'failed' }).where('id', 'in', ids).execute()
  const days = async () =>
    (await server.ok(readSmsDays, {}, { token })).days.map(({ day, delivered, failed }) => [day, delivered, failed].join(' '))
  expect(await days()).toEqual(['2026-03-10 1 0', '2026-03-09 1 0', '2026-03-07 1 0'])
  await Promise.all([keepSmsDays(server.deps), keepSmsDays(server.deps)])
  await fail([today, yesterday, earlier])
  expect(await days()).toEqual(['2026-03-10 0 1', '2026-03-09 1 0', '2026-03-07 1 0'])
  await keepSmsDays(server.deps)
  expect((await days()).slice(1)).toEqual(['2026-03-09 0 1', '2026-03-07 0 1'])
  // A day later: what is over since then was not counted before.
  const late = await sms(1)
  server.clock.advance({ hours: 24 })
  token = (await signInAtDesk(server, 'chief-again', 'admin')).token
  await fail([late])
  expect(await days()).toEqual(['2026-03-10 0 2', '2026-03-09 0 1', '2026-03-07 0 1'])
})

it.each([[-1], [1001], [5.5], ['five']])('a price of %j is refused at its field', async (price) => {
  const answer = await setPrice(price as number)
  expect(answer.refusal).toMatchObject({ reason: 'request.invalid', details: { fields: [{ field: 'smsSegmentMills' }] } })
})
