import { randomUUID } from 'node:crypto'
import { me, setLanguage } from '@mwc/contract/account/people/people.calls'
import { type InEveryLanguage, languages } from '@mwc/contract/language/language'
import { addBroadcast, sendBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import {
  deleteNotification,
  listNotifications,
  markNotificationRead,
  readNotification,
} from '@mwc/contract/notifications/notifications.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDate } from '../../ports/clock.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { inboxOf, tellMember } from '../../testing/fixtures/notification-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { dayIn, notificationWordsIn } from '../../words/notification-words.ts'
import { wordsIn } from '../../words/server-words.ts'
import type { StoredNotification } from '../../words/stored-notification.ts'
import { sendDueBroadcasts } from './broadcasts/send-due-broadcasts.ts'

let server: TestServer
let people = 0
const newMember = () => signUpWorker(server, (people += 1))
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const name: InEveryLanguage = { english: 'A meal', chinese: '一顿饭', bengali: 'একবেলা খাবার', india: 'ஒரு சாப்பாடு' }
const lastDay = '2026-08-31'

/** Each text that is no money's: what is kept of it, and its words. */
const told: [kept: StoredNotification, words: (language: keyof InEveryLanguage) => { title: string; text: string }][] = [
  ...(['endsSoon', 'endsTomorrow', 'endsToday', 'hasEnded'] as const).map((text): (typeof told)[number] => [
    { text, lastDay },
    (language) => notificationWordsIn(language)[text]({ date: dayIn(language, lastDay) }),
  ]),
  [
    { text: 'voucher', name, lastDay },
    (language) => notificationWordsIn(language).voucher({ name: name[language], date: dayIn(language, lastDay) }),
  ],
  [
    { text: 'freeMonths', name, months: 3, lastDay },
    (language) => notificationWordsIn(language).freeMonths({ name: name[language], months: 3, date: dayIn(language, lastDay) }),
  ],
  [{ text: 'answered', answer: 'Come on Monday' }, (language) => notificationWordsIn(language).answered({ answer: 'Come on Monday' })],
  [{ text: 'lookedUp' }, (language) => wordsIn(language).lookedUp],
]

test.each(told)('%j is read in the language of whoever reads, in the list and alone', async (kept, words) => {
  const member = await newMember()
  const { token } = member
  await server.ok(setLanguage, { language: 'bengali' }, { token })
  await tellMember(server, member, 'a', { words: kept })
  const written = server.db.selectFrom('notification').select(['title', 'text']).where('member_id', '=', member.user.id)
  expect(await written.execute()).toEqual([words('bengali')])
  for (const language of languages) {
    const [listed] = await inboxOf(server, token, language)
    expect(listed).toMatchObject(words(language))
    expect(await server.ok(readNotification, { id: listed?.id ?? '' }, { token, language })).toEqual(listed)
  }
})

test('news that no broadcast tells of are read as they were told, and break no list', async () => {
  const { token, user } = await newMember()
  const at = toDate(server.clock.now())
  const row = { member_id: user.id, kind: 'news', language: 'bengali', opens: null, created_at: at } as const
  await server.db
    .insertInto('notification')
    .values([
      { ...row, id: randomUUID(), key: 'opening-day', title: 'Open', text: 'Come and see' },
      { ...row, id: randomUUID(), key: randomUUID(), title: 'Closed', text: 'Come again' },
    ])
    .execute()
  expect((await inboxOf(server, token, 'english')).map(({ title }) => title).toSorted()).toEqual(['Closed', 'Open'])
})

test('news are read in the language of whoever reads, as staff wrote them; after the broadcast is gone, as they were told', async () => {
  const { token } = await newMember()
  const desk = await signInAtDesk(server, 'writer', 'content')
  const title: InEveryLanguage = { english: 'Football', chinese: '足球', bengali: 'ফুটবল', india: 'கால்பந்து' }
  const input = { title, text: name, bySms: false }
  const send = async () => {
    const { id } = await server.ok(addBroadcast, { ...input, requestKey: randomUUID() }, desk)
    await server.ok(sendBroadcast, { id, version: 1 }, desk)
    await sendDueBroadcasts(server.deps)
    return id
  }
  await send()
  for (const language of languages)
    expect(await inboxOf(server, token, language)).toMatchObject([{ title: title[language], text: name[language] }])
  server.clock.advance({ minutes: 1 })
  // Of one that nobody has read yet, nothing is held.
  const id = await send()
  await server.db.deleteFrom('broadcast_member').where('broadcast_id', '=', id).execute()
  await server.db.deleteFrom('broadcast').where('id', '=', id).execute()
  expect(await inboxOf(server, token, 'india')).toMatchObject([
    { title: 'Football', text: 'A meal' },
    { title: title.india, text: name.india },
  ])
})

test('what is kept without its text, or with one that is not known here, keeps its sentence', async () => {
  const { token, user } = await newMember()
  const row = { member_id: user.id, kind: 'reminder', language: 'english', title: 'Ends soon', text: 'Renew', opens: 'renew' } as const
  const created_at = toDate(server.clock.now())
  for (const kept of [null, JSON.stringify({ text: 'ofANextRelease', name, payment: randomUUID() })])
    await server.db
      .insertInto('notification')
      .values({ ...row, id: randomUUID(), key: String(kept), kept, created_at })
      .execute()
  const sentence = { title: 'Ends soon', text: 'Renew', opens: 'renew' }
  const listed = await inboxOf(server, token, 'chinese')
  expect(listed).toMatchObject([sentence, sentence])
  expect(listed.map(({ receipt }) => receipt)).toEqual([undefined, undefined])
})

test('a deleted one keeps neither words nor what stood in them', async () => {
  const member = await newMember()
  await tellMember(server, member, 'a', { words: { text: 'voucher', name, lastDay } })
  const [one] = await inboxOf(server, member.token)
  await server.ok(deleteNotification, { id: one?.id ?? '' }, { token: member.token })
  const row = server.db.selectFrom('notification').select(['title', 'text', 'kept']).where('member_id', '=', member.user.id)
  expect(await row.execute()).toEqual([{ title: '', text: '', kept: null }])
})

test('the bell counts what the list shows as new, page by page', async () => {
  const member = await newMember()
  const { token } = member
  for (let n = 0; n < 25; n += 1) {
    await tellMember(server, member, `n${n}`)
    server.clock.advance({ seconds: 1 })
  }
  const [first, second] = await inboxOf(server, token)
  await server.ok(deleteNotification, { id: first?.id ?? '' }, { token })
  await server.ok(markNotificationRead, { id: second?.id ?? '' }, { token })
  const page = await server.ok(listNotifications, {}, { token })
  const rest = await server.ok(listNotifications, { cursor: page.nextCursor ?? '' }, { token })
  const isNew = [...page.notifications, ...rest.notifications].filter(({ read }) => !read)
  expect([isNew.length, (await server.ok(me, {}, { token })).unreadNotifications]).toEqual([23, 23])
  expect([page.unread, rest.unread, rest.nextCursor]).toEqual([23, 23, null])
})
