import { setConsent } from '@mwc/contract/account/people/people.calls'
import { listReminded, listReminderDays } from '@mwc/contract/notifications/told-desk.calls'
import { readWork } from '@mwc/contract/work/work.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveMonths, joinWorkers } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { takePush } from '../../../testing/fixtures/notification-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { sendDuePushes } from '../push/send-due-pushes.ts'
import { countReminders } from '../reminders/count-reminders.ts'
import { sendReminders } from '../reminders/send-reminders.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.clock.set('2026-03-01T10:00:00+08:00')
})
afterAll(() => server.close())

test('a day says who was told in which way and who was not, and is counted beside the list', async () => {
  const [told, renewed, failed] = await joinWorkers(server, 3, 1)
  if (!told || !renewed || !failed) throw new Error('nobody joined')
  for (const { id } of [told, renewed, failed]) await giveMonths(server, id, 1)
  server.clock.set('2026-03-24T09:00:00+08:00')
  await server.ok(setConsent, { kind: 'marketingSms', given: true }, { token: told.token })
  await takePush(server, told.token, 'reminded')
  server.sms.sent.length = 0
  await sendReminders(server.deps)
  await sendDuePushes(server.deps)
  await server.runJobs()
  const message = server.sms.sent[0]?.id ?? ''
  const said = server.sms.callback(message, { state: 'delivered' })
  await server.app.inject({ method: 'POST', url: `/h5-api/callbacks/sms/${message}`, payload: said.body, headers: said.headers })
  const as = (id: string, change: object) => server.db.updateTable('reminder').set(change).where('member_id', '=', id).execute()
  await as(renewed.id, { state: 'skipped', reason: 'renewed' })
  await as(failed.id, { state: 'failed', reason: 'fault' })
  await countReminders(server.deps)
  const support = await signInAtDesk(server, 'support', 'support')
  const { rows: days } = await server.ok(listReminderDays, {}, support)
  const counted = { day: '2026-03-24', due: 3, sent: 1, failed: 1, skipped: 1, push: 1, sms: 1, reasons: { renewed: 1, fault: 1 } }
  expect(days).toMatchObject([{ ...counted, differs: false }])
  expect((await server.ok(listReminderDays, { ids: days[0]?.id } as never, support)).rows).toEqual(days)
  const list = async (filter: object) => {
    const { rows } = await server.ok(listReminded, { day: '2026-03-24', ...filter }, support)
    return rows.map(({ member, stage, lastDay, inbox, inboxReason, push, sms }) => [
      member.id,
      stage,
      lastDay,
      inbox,
      inboxReason,
      push,
      sms,
    ])
  }
  const of = ({ id }: { id: string }, ...rest: unknown[]) => [id, 'd7', '2026-03-31', ...rest]
  const passed = [of(renewed, 'skipped', 'renewed', 'sent', null), of(failed, 'failed', 'fault', null, null)]
  const wasTold = of(told, 'sent', null, 'sent', 'delivered')
  expect((await list({ onlyNotTold: 'true' })).map(([id, , , inbox, reason]) => [id, inbox, reason]).toSorted()).toEqual(
    passed.map(([id, , , inbox, reason]) => [id, inbox, reason]).toSorted(),
  )
  expect([
    await list({ way: 'sms', outcome: 'delivered' }),
    await list({ way: 'push', outcome: 'sent' }),
    await list({ stage: 'd1' }),
    await list({ way: 'push', outcome: 'none' }),
  ]).toEqual([[wasTold], [wasTold], [], []])
  const csv = await server.app.inject(
    requestOf({ ...listReminded, path: '/desk/reminded-members.csv' }, { day: '2026-03-24', onlyNotTold: 'true' }, support),
  )
  expect(csv.body.trim().split('\r\n')).toHaveLength(3)
  expect((await server.call(listReminded, {}, support)).reason).toBe('request.narrow')

  // Counted anew on the day itself, ever less afterwards, and not at all once nothing changes.
  await as(failed.id, { state: 'sent', reason: null })
  await countReminders(server.deps)
  expect((await server.ok(listReminderDays, {}, support)).rows).toEqual(days)
  server.clock.advance({ minutes: 2 })
  await countReminders(server.deps)
  expect((await server.ok(listReminderDays, {}, support)).rows[0]).toMatchObject({ sent: 2, failed: 0 })
  server.clock.advance({ hours: 24 * 6 })
  await countReminders(server.deps)
  const { count_at } = await server.db.selectFrom('reminder_day').select('count_at').executeTakeFirstOrThrow()
  expect(count_at).toBeNull()
})

test('a day on which somebody was not told stands on Work for a week', async () => {
  server.clock.set('2026-05-20T10:00:00+08:00')
  await server.db.deleteFrom('reminder_day').execute()
  const day = async (name: string, state: 'failed' | 'skipped' | 'sent', reason: string | null) => {
    const counts = JSON.stringify({ states: [{ state, reason, n: 2 }], push: 0, sms: 0 })
    await server.db.insertInto('reminder_day').values({ day: name, planned_at: new Date(), counts }).execute()
  }
  await day('2026-05-20', 'failed', 'fault')
  await day('2026-05-19', 'sent', null)
  await day('2026-05-18', 'failed', 'fault')
  await day('2026-05-17', 'skipped', 'renewed')
  await day('2026-05-15', 'skipped', 'late')
  await day('2026-05-12', 'failed', 'fault')
  const waiting = async (role: 'support' | 'content') => {
    const { waiting: all } = await server.ok(readWork, {}, await signInAtDesk(server, `work-${role}`, role))
    return all.find(({ kind }) => kind === 'reminderDays')
  }
  expect(await waiting('support')).toEqual({ kind: 'reminderDays', total: 2, more: false, oldestAt: '2026-05-15T16:00:00.000Z' })
  expect(await waiting('content')).toBeUndefined()
})
