import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { me, setLanguage } from '@mwc/contract/account/people/people.calls'
import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotification,
  subscribePush,
  unsubscribePush,
} from '@mwc/contract/notifications/notifications.calls'
import { closeAccount, downloadData } from '@mwc/contract/account/own-account/own-account.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenHash } from '../../keys/encryption.ts'
import { toDate } from '../../ports/clock.ts'
import { confirmed, confirmedByBoth } from '../../testing/fixtures/account-fixtures.ts'
import { inboxOf, takePush, tellMember } from '../../testing/fixtures/notification-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { forgetEndedPhones } from './push/forget-ended-phones.ts'
import { sendDuePushes } from './push/send-due-pushes.ts'

let server: TestServer
let people = 0
const newMember = () => signUpWorker(server, (people += 1))
async function newestOf(token: string): Promise<{ id: string }> {
  const [newest] = await inboxOf(server, token)
  if (!newest) throw new Error('the inbox is empty')
  return newest
}
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the inbox', () => {
  test('tells the same thing once, whatever else it says', async () => {
    const member = await newMember()
    expect(await tellMember(server, member, 'a')).toBe(true)
    await server.ok(setLanguage, { language: 'india' }, { token: member.token })
    expect(await tellMember(server, member, 'a', { words: { text: 'lookedUp' } })).toBe(false)
    await tellMember(server, member, 'b', { opens: 'renew' })
    expect((await inboxOf(server, member.token)).map(({ text, opens, read }) => [text, opens, read]).toSorted()).toEqual([
      ['Text a', null, false],
      ['Text b', 'renew', false],
    ])
  })

  test('what a transaction that failed told was never told', async () => {
    const member = await newMember()
    const lost = server.db.transaction().execute(async (tx) => {
      const { notifyMember } = await import('./inbox/notify-member.ts')
      await notifyMember(tx, server.deps, { memberId: member.user.id, kind: 'reward', key: 'x', words: { text: 'lookedUp' } })
      throw new Error('rolled back')
    })
    await expect(lost).rejects.toThrow('rolled back')
    expect(await inboxOf(server, member.token)).toEqual([])
    expect(await tellMember(server, member, 'x', { kind: 'reward' })).toBe(true)
  })

  test('pages by a cursor that new ones do not move, newest first', async () => {
    const member = await newMember()
    const { token } = member
    for (let n = 0; n < 45; n += 1) {
      server.clock.advance({ seconds: n % 3 })
      await tellMember(server, member, `n${n}`)
    }
    const first = await server.ok(listNotifications, {}, { token })
    await tellMember(server, member, 'late')
    const second = await server.ok(listNotifications, { cursor: first.nextCursor ?? '' }, { token })
    const third = await server.ok(listNotifications, { cursor: second.nextCursor ?? '' }, { token })
    const all = [first, second, third].flatMap(({ notifications }) => notifications)
    expect(new Set(all.map(({ id }) => id)).size).toBe(45)
    expect([all.length, third.nextCursor]).toEqual([45, null])
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  test('counts what is unread, up to a hundred', async () => {
    const member = await newMember()
    const { token } = member
    for (let n = 0; n < 3; n += 1) await tellMember(server, member, `n${n}`)
    const [first, second] = await inboxOf(server, token)
    expect((await server.ok(me, {}, { token })).unreadNotifications).toBe(3)
    expect(await server.ok(markNotificationRead, { id: first?.id ?? '' }, { token })).toEqual({ unread: 2 })
    expect(await server.ok(markNotificationRead, { id: first?.id ?? '' }, { token })).toEqual({ unread: 2 })
    expect(await server.ok(deleteNotification, { id: second?.id ?? '' }, { token })).toEqual({ unread: 1 })
    expect((await server.ok(readNotification, { id: first?.id ?? '' }, { token })).read).toBe(true)
    for (let n = 0; n < 110; n += 1) await tellMember(server, member, `more${n}`)
    expect((await server.ok(me, {}, { token })).unreadNotifications).toBe(100)
    expect(await server.ok(markAllNotificationsRead, {}, { token })).toEqual({ unread: 0 })
    expect((await server.ok(me, {}, { token })).unreadNotifications).toBe(0)
  })

  test('a deleted one is gone with its words, for good, and is not told again', async () => {
    const member = await newMember()
    const { token } = member
    await tellMember(server, member, 'secret')
    const { id } = await newestOf(token)
    await server.ok(deleteNotification, { id }, { token })
    await server.ok(deleteNotification, { id }, { token })
    expect(await tellMember(server, member, 'secret')).toBe(false)
    expect(await inboxOf(server, token)).toEqual([])
    expect((await server.call(readNotification, { id }, { token })).reason).toBe('notifications.notFound')
    expect((await server.call(markNotificationRead, { id }, { token })).reason).toBe('notifications.notFound')
    expect(JSON.stringify(await server.db.selectFrom('notification').selectAll().where('id', '=', id).execute())).not.toContain(
      'Text secret',
    )
  })

  test.each([readNotification, markNotificationRead, deleteNotification])("somebody else's is not found: $path", async (endpoint) => {
    const [owner, other] = [await newMember(), await newMember()]
    await tellMember(server, owner, 'mine')
    const { id } = await newestOf(owner.token)
    expect((await server.call(endpoint, { id }, { token: other.token })).reason).toBe('notifications.notFound')
    expect(await inboxOf(server, owner.token)).toMatchObject([{ id, read: false }])
  })

  test('a member downloads it, and takes it along when the account is closed', async () => {
    const member = await newMember()
    const { token } = member
    await tellMember(server, member, 'kept')
    const data = await server.ok(downloadData, { confirmation: await confirmed(server, token, 'downloadData') }, { token })
    expect(JSON.stringify(data)).toContain('Text kept')
    await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, token) }, { token })
    expect(await server.db.selectFrom('notification').select('id').where('member_id', '=', member.user.id).execute()).toEqual([])
    expect(await tellMember(server, member, 'later')).toBe(false)
  })
})

describe('push', () => {
  const sentTo = (endpoint: string) => server.push.sent.filter((push) => push.endpoint === endpoint)

  test('says what it is about in the language of the notification, and nothing of the member', async () => {
    const member = await newMember()
    await server.ok(setLanguage, { language: 'chinese' }, { token: member.token })
    const endpoint = await takePush(server, member.token, 'chinese')
    await tellMember(server, member, 'p', { kind: 'reminder', words: { text: 'endsSoon', lastDay: '2026-03-10' } })
    await sendDuePushes(server.deps)
    const { id } = await newestOf(member.token)
    expect(sentTo(endpoint).map(({ body }) => JSON.parse(body))).toEqual([{ id, text: '关于您的会员，点开查看。', language: 'zh-Hans' }])
  })

  test('goes to every phone of the member, and to none whose session has ended', async () => {
    const member = await newMember()
    const endpoint = await takePush(server, member.token, 'first')
    await tellMember(server, member, 'before')
    await server.ok(logOut, {}, { token: member.token })
    await tellMember(server, member, 'after')
    await sendDuePushes(server.deps)
    expect(sentTo(endpoint)).toEqual([])
    await forgetEndedPhones(server.deps)
    expect(await server.db.selectFrom('push_subscription').select('id').where('endpoint', '=', endpoint).execute()).toEqual([])
  })

  test.each([
    ['not used for 60 days', { last_seen_at: 61 }],
    ['opened a year ago', { created_at: 366 }],
  ])('goes to no phone whose session was %s', async (_why, daysAgo) => {
    const member = await newMember()
    const old = await takePush(server, member.token, `old-${people}`)
    await tellMember(server, member, 'due already')
    const [[column, days]] = Object.entries(daysAgo) as [[string, number]]
    const at = toDate(server.clock.now().subtract({ hours: 24 * days }))
    await server.db
      .updateTable('session')
      .set({ [column]: at })
      .where('token_hash', '=', tokenHash(member.token))
      .execute()
    await tellMember(server, member, 'due now')
    await sendDuePushes(server.deps)
    expect(sentTo(old)).toEqual([])
    await forgetEndedPhones(server.deps)
    expect(await server.db.selectFrom('push_subscription').select('id').where('endpoint', '=', old).execute()).toEqual([])
  })

  test('a phone that another member signs in on shows only what is for that one', async () => {
    const [first, second] = [await newMember(), await newMember()]
    const endpoint = await takePush(server, first.token, 'shared')
    await tellMember(server, first, 'for the first')
    await takePush(server, second.token, 'shared')
    await tellMember(server, second, 'for the second')
    await sendDuePushes(server.deps)
    const { id } = await newestOf(second.token)
    expect(sentTo(endpoint).map(({ body }) => JSON.parse(body).id)).toEqual([id])
  })

  test('an address that is gone is dropped; one that fails is tried again, later each time, and failed in the end', async () => {
    const member = await newMember()
    const gone = await takePush(server, member.token, 'gone')
    server.push.gone.add(gone)
    await tellMember(server, member, 'g')
    await sendDuePushes(server.deps)
    expect(await server.db.selectFrom('push_subscription').select('id').where('endpoint', '=', gone).execute()).toEqual([])
    const endpoint = await takePush(server, member.token, 'flaky')
    await tellMember(server, member, 'f')
    const states = async () =>
      (
        await server.db
          .selectFrom('push_delivery')
          .innerJoin('notification', 'notification.id', 'push_delivery.notification_id')
          .select(['push_delivery.state', 'tries'])
          .where('key', '=', 'f')
          .where('member_id', '=', member.user.id)
          .execute()
      )[0]
    server.push.failNext(1)
    await sendDuePushes(server.deps)
    await sendDuePushes(server.deps)
    expect([sentTo(endpoint).length, await states()]).toEqual([0, { state: 'due', tries: 1 }])
    server.clock.advance({ minutes: 2 })
    await sendDuePushes(server.deps)
    expect([sentTo(endpoint).length, await states()]).toEqual([1, { state: 'sent', tries: 2 }])
    await tellMember(server, member, 'never')
    for (let hour = 0; hour < 24; hour += 1) {
      server.push.failNext(1)
      await sendDuePushes(server.deps)
      server.clock.advance({ hours: 1 })
    }
    const ended = await server.db.selectFrom('push_delivery').select(['state', 'tries']).orderBy('next_at', 'desc').executeTakeFirst()
    expect(ended).toEqual({ state: 'failed', tries: 6 })
    server.push.failNext(0)
  })

  test('what was read in the meantime is not pushed', async () => {
    const member = await newMember()
    const endpoint = await takePush(server, member.token, 'reader')
    await tellMember(server, member, 'r')
    await server.ok(markAllNotificationsRead, {}, { token: member.token })
    await sendDuePushes(server.deps)
    expect(sentTo(endpoint)).toEqual([])
  })

  test('ends when the phone says so', async () => {
    const member = await newMember()
    await takePush(server, member.token, 'quiet')
    await server.ok(unsubscribePush, {}, { token: member.token })
    await server.ok(unsubscribePush, {}, { token: member.token })
    expect(await server.db.selectFrom('push_subscription').select('id').where('member_id', '=', member.user.id).execute()).toEqual([])
  })

  test.each([
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/x',
    'https://2130706433/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://xnotify.windows.com/x',
    'ftp://fcm.googleapis.com/x',
    'javascript:alert(1)',
    'https://metadata.google.internal/x',
    'https://fcm.googleapis.com\0.evil.example/x',
    `https://fcm.googleapis.com/${'\u65b0'.repeat(900)}`,
  ])('takes no address such as %s', async (endpoint) => {
    const { token } = await newMember()
    const { reason, refusal } = await server.call(subscribePush, { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, { token })
    expect([reason, refusal?.details?.fields?.map(({ field }) => field)]).toEqual(['request.invalid', ['endpoint']])
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QAbc',
    'https://sg2p.notify.windows.com/w/?token=BQY',
    // No column keeps a NUL: what is kept is the address as a browser writes it.
    'https://fcm.googleapis.com/\0x',
  ])('takes %j', async (endpoint) => {
    const { token } = await newMember()
    await server.ok(subscribePush, { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, { token })
    const kept = server.db.selectFrom('push_subscription').select('id').where('endpoint', '=', new URL(endpoint).href)
    expect(await kept.execute()).toHaveLength(1)
  })
})
