import { setConsent, setLanguage } from '@mwc/contract/account/people/people.calls'
import { listReminderDays } from '@mwc/contract/notifications/told-desk.calls'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveMonths, type Joined, joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { inboxOf } from '../../../testing/fixtures/notification-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { readDue } from '../../../jobs/poll-for-work.ts'
import { remindersDueAt, sendReminders } from './send-reminders.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  server.clock.set('2026-03-01T10:00:00+08:00')
})
afterEach(() => server.close())

/** A member whose membership runs from 1 March to 31 August 2026. */
async function memberUntilAugust(n: number): Promise<Joined> {
  const member = await joinWorker(server, n)
  await giveMonths(server, member.id, 6)
  return member
}
const at = async (moment: string) => {
  server.clock.set(`${moment}+08:00`)
  return sendReminders(server.deps)
}
const titles = async ({ id }: Joined) =>
  (await server.db.selectFrom('notification').select('title').where('member_id', '=', id).orderBy('created_at').execute()).map(
    ({ title }) => title,
  )
const days = async () => {
  const { token } = await signInAtDesk(server, `staff-${server.clock.now().epochMilliseconds}`, 'support')
  return (await server.ok(listReminderDays, {}, { token })).rows
}

const endsInAugust = 'Your membership ends on 31 Aug 2026'

test('a member is reminded 30, 7 and 1 days before the end and 1 day after, each once', async () => {
  const member = await memberUntilAugust(1)
  await at('2026-07-31T10:00:00')
  for (let day = Temporal.PlainDate.from('2026-08-01'); day.month < 10; day = day.add({ days: 1 })) {
    await at(`${day}T09:00:00`)
    await at(`${day}T15:00:00`)
  }
  expect(await titles(member)).toEqual([endsInAugust, endsInAugust, 'Your membership ends tomorrow', 'Your membership has ended'])
})

test("in the member's language, with the day, and by SMS where it was consented to", async () => {
  const member = await memberUntilAugust(1)
  server.clock.advance({ seconds: 1 })
  await server.ok(setLanguage, { language: 'chinese' }, { token: member.token })
  await server.ok(setConsent, { kind: 'marketingSms', given: true }, { token: member.token })
  server.sms.sent.length = 0
  await at('2026-08-24T09:00:00')
  await server.runJobs()
  expect(await inboxOf(server, member.token).catch(() => [])).toEqual([])
  expect(await titles(member)).toEqual(['您的会员 2026年8月31日 到期'])
  expect(server.sms.sent.map(({ text }) => text)).toEqual(['MWC 会员：您的会员 2026年8月31日 到期。请在 App 里续费。帮助热线 6536 2692。'])
})

test('never at night', async () => {
  const member = await memberUntilAugust(1)
  for (const hour of ['00:00', '08:59', '21:00', '23:59']) await at(`2026-08-24T${hour}:00`)
  expect(await titles(member)).toEqual([])
  await at('2026-08-24T20:59:00')
  expect(await titles(member)).toHaveLength(1)
})

test('a list that takes until the evening goes on in the morning', async () => {
  const members = [await memberUntilAugust(1), await memberUntilAugust(2)]
  server.clock.set('2026-08-24T20:59:30+08:00')
  const { clock } = server.deps
  let looks = 0
  // The clock of a run during which half a minute passes with every look.
  const slow = { now: () => clock.now().add({ seconds: 10 * (looks += 1) }) }
  await sendReminders({ ...server.deps, clock: slow })
  const told = (await Promise.all(members.map(titles))).flat()
  expect(told.length).toBeLessThan(2)
  await at('2026-08-25T09:00:00')
  expect((await Promise.all(members.map(titles))).flat()).toHaveLength(2)
})

test('never to who renewed, closed or was deactivated, also after it was written down', async () => {
  const [renewed, deactivated, closed, told] = [
    await memberUntilAugust(1),
    await memberUntilAugust(2),
    await memberUntilAugust(3),
    await memberUntilAugust(4),
  ]
  for (const { id } of [renewed, deactivated, closed]) {
    const row = { member_id: id, last_day: '2026-08-31', stage: 'd7' as const, due_day: '2026-08-24', state: 'due' as const }
    await server.db.insertInto('reminder').values(row).execute()
  }
  await giveMonths(server, renewed.id, 6)
  await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', deactivated.id).execute()
  await server.db.updateTable('member').set({ closed_at: new Date() }).where('id', '=', closed.id).execute()
  await at('2026-08-24T10:00:00')
  expect([await titles(renewed), await titles(deactivated), await titles(closed), await titles(told)]).toEqual([[], [], [], [endsInAugust]])
  const [day] = await days()
  expect(day).toMatchObject({
    day: '2026-08-24',
    due: 4,
    sent: 1,
    failed: 0,
    skipped: 3,
    differs: false,
    reasons: { renewed: 1, deactivated: 1, closed: 1 },
  })
})

test('a server that was away makes up for what is still of use, and reports the days on which somebody was not told', async () => {
  const member = await memberUntilAugust(1)
  await at('2026-07-30T10:00:00')
  // Away from 31 July to 3 August: 30 days before the end was 1 August.
  await at('2026-08-03T10:00:00')
  expect(await titles(member)).toEqual([endsInAugust])
  await at('2026-08-23T10:00:00')
  // Away from 24 to 29 August: seven days before has become late when one day before is due.
  const faults = await at('2026-08-30T10:00:00')
  expect(await titles(member)).toEqual([endsInAugust, 'Your membership ends tomorrow'])
  expect(faults.map(({ message }) => message)).toEqual(['reminders of 2026-08-24: 1 due, 0 sent, 0 failed, 1 skipped {"late":1}'])
  expect(await at('2026-08-30T11:00:00')).toEqual([])
  expect((await days()).filter(({ differs }) => differs).map(({ day }) => day)).toEqual(['2026-08-24'])
  await at('2026-09-03T10:00:00')
  expect((await titles(member)).at(-1)).toBe('Your membership has ended')
})

test('a member who renews is reminded of the new end', async () => {
  const member = await memberUntilAugust(1)
  await at('2026-08-24T10:00:00')
  await giveMonths(server, member.id, 6)
  await at('2026-08-30T10:00:00')
  await at('2026-09-01T10:00:00')
  expect(await titles(member)).toEqual([endsInAugust])
  await at('2027-02-21T10:00:00')
  expect(await titles(member)).toEqual([endsInAugust, 'Your membership ends on 28 Feb 2027'])
})

test('one member with whom it goes wrong holds up nobody, and is told when it works', async () => {
  const [first, second] = [await memberUntilAugust(1), await memberUntilAugust(2)]
  await server.db
    .updateTable('member')
    .set({ language: 'klingon' as never })
    .where('id', '=', first.id)
    .execute()
  expect(await at('2026-08-24T10:00:00')).toHaveLength(1)
  expect([await titles(first), await titles(second)]).toEqual([[], [endsInAugust]])
  expect((await days())[0]).toMatchObject({ due: 2, sent: 1, failed: 1 })
  await server.db.updateTable('member').set({ language: 'english' }).where('id', '=', first.id).execute()
  expect(await at('2026-08-24T11:00:00')).toEqual([])
  expect(await titles(first)).toEqual([endsInAugust])
})

test('one that failed is tried again on the next days, until it is of no use', async () => {
  const [mended, never] = [await memberUntilAugust(1), await memberUntilAugust(2)]
  const speak = (language: string, ids: string[]) =>
    server.db
      .updateTable('member')
      .set({ language: language as never })
      .where('id', 'in', ids)
      .execute()
  await speak('klingon', [mended.id, never.id])
  // Seven days before the end was 24 August: the server was away.
  await at('2026-08-23T10:00:00')
  expect(await at('2026-08-25T10:00:00')).toHaveLength(3)
  expect(await at('2026-08-25T10:05:00')).toEqual([])
  expect(await at('2026-08-25T20:00:00')).toHaveLength(2)
  await speak('english', [mended.id])
  await at('2026-08-26T10:00:00')
  expect([await titles(mended), await titles(never)]).toEqual([[endsInAugust], []])
  await speak('english', [never.id])
  await at('2026-08-30T10:00:00')
  expect(await titles(never)).toEqual(['Your membership ends tomorrow'])
})

test('a clock that was ahead for a while stops no reminders, and nobody is told twice', async () => {
  const early = await joinWorker(server, 1)
  await giveMonths(server, early.id, 1)
  const member = await memberUntilAugust(2)
  await at('2026-08-24T10:00:00')
  expect(await titles(member)).toEqual([endsInAugust])
  // One month from 1 March: its last days come while the days ahead have their rows.
  for (let day = Temporal.PlainDate.from('2026-03-01'); day.month < 4; day = day.add({ days: 1 })) await at(`${day}T10:00:00`)
  expect(await titles(early)).toEqual([
    'Your membership ends on 31 Mar 2026',
    'Your membership ends on 31 Mar 2026',
    'Your membership ends tomorrow',
  ])
  for (let day = Temporal.PlainDate.from('2026-08-01'); day.month < 9; day = day.add({ days: 1 })) await at(`${day}T10:00:00`)
  expect(await titles(member)).toEqual([endsInAugust, endsInAugust, 'Your membership ends tomorrow'])
})

test('who became a member after a clock was ahead is reminded also on days that were looked at from there', async () => {
  await at('2026-04-20T10:00:00')
  server.clock.set('2026-03-10T10:00:00+08:00')
  const member = await joinWorker(server, 1)
  await giveMonths(server, member.id, 1, '2026-03-16')
  for (let day = Temporal.PlainDate.from('2026-04-01'); day.day < 22; day = day.add({ days: 1 })) await at(`${day}T10:00:00`)
  expect(await titles(member)).toEqual([
    'Your membership ends on 15 Apr 2026',
    'Your membership ends tomorrow',
    'Your membership has ended',
  ])
})

test('a day that has its row is not looked at again on the same day', async () => {
  const member = await joinWorker(server, 1)
  await at('2026-08-24T10:00:00')
  await giveMonths(server, member.id, 6, '2026-03-01')
  const due = async () => {
    const [at] = await readDue(server.db, [{ name: 'reminders', dueAt: remindersDueAt, run: async () => {} }], server.clock.now())
    return at
  }
  server.clock.advance({ hours: 1 })
  expect(await due()).toBeNull()
  await sendReminders(server.deps)
  expect(await titles(member)).toEqual([])
  // One that a clock ahead left for a later day stands in the way of none.
  await at('2026-08-23T10:00:00')
  expect(await due()).toBeNull()
})

test('a membership that changed in the evening is reminded the next morning', async () => {
  const member = await joinWorker(server, 1)
  await giveMonths(server, member.id, 1, '2026-02-01')
  await at('2026-02-27T20:59:00')
  server.clock.set('2026-02-27T22:00:00+08:00')
  const other = await joinWorker(server, 2)
  // Ends on the day after the evening: one day before was that evening.
  await giveMonths(server, other.id, 1, '2026-01-29')
  await at('2026-02-28T09:00:00')
  expect([await titles(member), await titles(other)]).toEqual([['Your membership ends tomorrow'], ['Your membership ends today']])
})
