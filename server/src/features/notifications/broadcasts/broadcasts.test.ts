import { randomUUID } from 'node:crypto'
import { setConsent, setLanguage } from '@mwc/contract/account/people/people.calls'
import type { Language } from '@mwc/contract/language/language'
import { deleteNotification } from '@mwc/contract/notifications/notifications.calls'
import {
  addBroadcast,
  cancelBroadcast,
  listBroadcasts,
  previewBroadcast,
  readBroadcast,
  scheduleBroadcast,
  sendBroadcast,
} from '@mwc/contract/notifications/notification-desk.calls'
import { listSms } from '@mwc/contract/sms/sms-desk.calls'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveMonths, inFour, type Joined, joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { hostileTexts } from '../../../testing/hostile-texts.ts'
import { inboxOf, takePush } from '../../../testing/fixtures/notification-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { countBroadcasts } from './count-broadcasts.ts'
import { sendDuePushes } from '../push/send-due-pushes.ts'
import { sendDueBroadcasts } from './send-due-broadcasts.ts'

let server: TestServer
let desk: { token: string }
let people = 0
const join = (change: Parameters<typeof joinWorker>[2] = {}): Promise<Joined> => joinWorker(server, (people += 1), change)
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  desk = await signInAtDesk(server, `content-${(people += 1)}`, 'content')
})

/** A broadcast to one nation, so that each test has its own readers. */
const input = (nationality: string, change: Partial<InputOf<typeof addBroadcast>> = {}): InputOf<typeof addBroadcast> => ({
  requestKey: randomUUID(),
  title: inFour('Clinic closed'),
  text: inFour('On Monday'),
  bySms: false,
  nationalities: [nationality],
  ...change,
})
const add = (fields: InputOf<typeof addBroadcast>) => server.ok(addBroadcast, fields, desk)
const look = (id: string) => server.ok(readBroadcast, { id }, desk)
const titles = async ({ token }: Joined, language?: Language) => (await inboxOf(server, token, language)).map(({ title }) => title)

describe('a broadcast', () => {
  test("reaches its segment, each in the reader's language, once", async () => {
    const [one, two, other] = [await join({ nationality: 'IN' }), await join({ nationality: 'IN' }), await join({ nationality: 'MM' })]
    await server.ok(setLanguage, { language: 'india' }, { token: two.token })
    const { languages, ...all } = await server.ok(previewBroadcast, { nationalities: ['IN'] }, desk)
    expect(all).toMatchObject({ reached: 2, members: 3, estimatedFrom: null, withPush: 0, withSms: 0, smsCents: null })
    expect(languages.map(({ language, reached }) => [language, reached]).toSorted()).toEqual([
      ['english', 1],
      ['india', 1],
    ])
    const { id } = await add(input('IN', { opens: 'places' }))
    await sendDueBroadcasts(server.deps)
    expect(await titles(one)).toEqual([])
    await server.ok(sendBroadcast, { id, version: 1 }, desk)
    for (let times = 0; times < 3; times += 1) await sendDueBroadcasts(server.deps)
    await server.ok(sendBroadcast, { id, version: 1 }, desk)
    await sendDueBroadcasts(server.deps)
    expect([await titles(one), await titles(two, 'india'), await titles(other)]).toEqual([['Clinic closed'], ['Clinic closed தமிழ்'], []])
    expect((await inboxOf(server, one.token))[0]).toMatchObject({ kind: 'news', text: 'On Monday', opens: 'places' })
    expect(await look(id)).toMatchObject({ state: 'sent', inbox: { due: 0, sent: 2, failed: 0, skipped: 0 } })
  })

  test('reaches each once where no statement may look at all accounts', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => join({ nationality: 'BT' })))
    await add(input('BT', { sendAt: server.clock.now().toString() }))
    for (let times = 0; times < 2; times += 1) await sendDueBroadcasts(server.deps, 2)
    expect(await Promise.all(members.map((member) => titles(member)))).toEqual(members.map(() => ['Clinic closed']))
  })

  test('is sent at its time, which can be moved until it begins', async () => {
    const member = await join({ nationality: 'LK' })
    const at = (minutes: number) => server.clock.now().add({ minutes }).toString()
    const { id, state } = await add(input('LK', { sendAt: at(10) }))
    expect(state).toBe('scheduled')
    const scheduled = await server.ok(scheduleBroadcast, { id, version: 1, sendAt: at(20) }, desk)
    expect(await server.ok(scheduleBroadcast, { id, version: 1, sendAt: at(20) }, desk)).toEqual(scheduled)
    expect((await server.call(scheduleBroadcast, { id, version: 1, sendAt: at(30) }, desk)).refusal).toMatchObject({
      reason: 'request.changedMeanwhile',
      details: { now: { version: 2, values: { sendAt: scheduled.sendAt } } },
    })
    server.clock.advance({ minutes: 15 })
    await sendDueBroadcasts(server.deps)
    expect(await titles(member)).toEqual([])
    server.clock.advance({ minutes: 6 })
    await sendDueBroadcasts(server.deps)
    expect(await titles(member)).toEqual(['Clinic closed'])
    expect((await server.call(scheduleBroadcast, { id, version: 3, sendAt: at(5) }, desk)).reason).toBe('broadcasts.ended')
  })

  test('that was cancelled tells nobody, for good', async () => {
    const member = await join({ nationality: 'PH' })
    const { id } = await add(input('PH', { sendAt: server.clock.now().toString() }))
    expect((await server.ok(cancelBroadcast, { id }, desk)).state).toBe('cancelled')
    await server.ok(cancelBroadcast, { id }, desk)
    await sendDueBroadcasts(server.deps)
    expect(await titles(member)).toEqual([])
    expect((await server.call(sendBroadcast, { id, version: 1 }, desk)).reason).toBe('broadcasts.ended')
    expect((await server.call(sendBroadcast, { id: randomUUID(), version: 1 }, desk)).reason).toBe('broadcasts.notFound')
  })

  test('that a lost answer sent twice is one', async () => {
    const fields = input('NP')
    expect((await add(fields)).id).toBe((await add(fields)).id)
    const { rows: broadcasts } = await server.ok(listBroadcasts, {}, desk)
    expect(broadcasts.filter(({ nationalities }) => nationalities?.[0] === 'NP')).toHaveLength(1)
  })

  test('is counted while it is sent, ever less afterwards, and what was counted is kept', async () => {
    await join({ nationality: 'KH' })
    const { id } = await add(input('KH', { sendAt: server.clock.now().toString() }))
    await sendDueBroadcasts(server.deps)
    await countBroadcasts(server.deps)
    expect((await look(id)).inbox.sent).toBe(1)
    await server.db.updateTable('broadcast_member').set({ state: 'skipped' }).where('broadcast_id', '=', id).execute()
    await countBroadcasts(server.deps)
    expect((await look(id)).inbox.sent).toBe(1)
    server.clock.advance({ minutes: 2 })
    await countBroadcasts(server.deps)
    expect((await look(id)).inbox).toMatchObject({ sent: 0, skipped: 1 })
    server.clock.advance({ hours: 97 })
    await countBroadcasts(server.deps)
    await server.db.updateTable('broadcast_member').set({ state: 'sent' }).where('broadcast_id', '=', id).execute()
    server.clock.advance({ hours: 97 })
    await countBroadcasts(server.deps)
    desk = await signInAtDesk(server, 'days-later', 'content')
    expect((await look(id)).inbox).toMatchObject({ sent: 0, skipped: 1 })
  })

  test('passes over who was deactivated or closed in the meantime, and says so', async () => {
    const [gone, here] = [await join({ nationality: 'TH' }), await join({ nationality: 'TH' })]
    const { id } = await add(input('TH', { sendAt: server.clock.now().toString() }))
    await server.db.insertInto('broadcast_member').values({ broadcast_id: id, member_id: gone.id, state: 'due' }).execute()
    await server.db.insertInto('broadcast_member').values({ broadcast_id: id, member_id: here.id, state: 'due' }).execute()
    await server.db.updateTable('broadcast').set({ state: 'sending', began_at: new Date() }).where('id', '=', id).execute()
    await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', gone.id).execute()
    await sendDueBroadcasts(server.deps)
    expect(await look(id)).toMatchObject({ state: 'sent', inbox: { due: 0, sent: 1, skipped: 1 } })
    expect(await titles(gone)).toEqual([])
  })

  test('keeps to every criterion of its audience', async () => {
    const active = await join({ nationality: 'VN', sector: '3' })
    await giveMonths(server, active.id, 6)
    await join({ nationality: 'VN', sector: '3' })
    await join({ nationality: 'VN', sector: '5' })
    const reached = async (change: object) => (await server.ok(previewBroadcast, { nationalities: ['VN'], ...change }, desk)).reached
    expect([
      await reached({}),
      await reached({ statuses: ['active'] }),
      await reached({ sectors: ['3'] }),
      await reached({ languages: ['bengali'] }),
      await reached({ languages: [] }),
    ]).toEqual([3, 1, 2, 0, 3])
  })

  test('is pushed with its title, and by SMS to those who consented where it asks for it; what became of both is kept', async () => {
    const [yes, no] = [await join({ nationality: 'ID' }), await join({ nationality: 'ID' })]
    server.clock.advance({ seconds: 1 })
    await server.ok(setConsent, { kind: 'marketingSms', given: true }, { token: yes.token })
    const endpoint = await takePush(server, no.token, 'broadcast')
    server.sms.sent.length = 0
    const { id } = await add(input('ID', { bySms: true, sendAt: server.clock.now().toString() }))
    await sendDueBroadcasts(server.deps)
    await sendDuePushes(server.deps)
    await server.runJobs()
    expect(server.push.sent.filter((push) => push.endpoint === endpoint).map(({ body }) => JSON.parse(body).text)).toEqual([
      'Clinic closed',
    ])
    expect(server.sms.sent.map(({ text }) => text)).toEqual(['MWC Membership: Clinic closed. Read more in the app.'])
    const [message] = server.sms.sent
    const said = server.sms.callback(message?.id ?? '', { state: 'failed', error: '30003' })
    expect(await look(id)).toMatchObject({ push: { sent: 1 }, sms: { due: 1, sent: 0 } })
    const reply = await server.app.inject({
      method: 'POST',
      url: `/h5-api/callbacks/sms/${message?.id}`,
      payload: said.body,
      headers: said.headers,
    })
    expect([reply.statusCode, (await look(id)).sms]).toEqual([200, { due: 0, sent: 0, failed: 1, skipped: 0 }])
    expect((await server.ok(listSms, { state: 'failed' }, desk)).rows[0]).toMatchObject({ purpose: 'news', error: '30003', segments: 1 })
  })

  test('that is called off is neither pushed any more nor sent by SMS to those who were told already', async () => {
    const member = await join({ nationality: 'MM' })
    server.clock.advance({ seconds: 1 })
    await server.ok(setConsent, { kind: 'marketingSms', given: true }, { token: member.token })
    const endpoint = await takePush(server, member.token, 'called-off')
    server.sms.sent.length = 0
    const { id } = await add(input('MM', { bySms: true, sendAt: server.clock.now().toString() }))
    await sendDueBroadcasts(server.deps)
    expect(await look(id)).toMatchObject({ push: { due: 1 }, sms: { due: 1 } })
    // As between two batches: this one is told, others are not.
    await server.db.updateTable('broadcast').set({ state: 'sending', ended_at: null }).where('id', '=', id).execute()
    await server.ok(cancelBroadcast, { id }, desk)
    await sendDuePushes(server.deps)
    await server.runJobs()
    expect([server.push.sent.filter((push) => push.endpoint === endpoint), server.sms.sent]).toEqual([[], []])
    expect(await look(id)).toMatchObject({ state: 'cancelled', push: { due: 0, skipped: 1 }, sms: { due: 0, skipped: 1 } })
  })

  test('takes hostile texts as texts, letter for letter, or refuses them by name', async () => {
    const member = await join({ nationality: 'KH' })
    const sent: string[] = []
    for (const text of hostileTexts()) {
      const { data, reason, refusal } = await server.call(
        addBroadcast,
        input('KH', { title: inFour('T'), text: { ...inFour('x'), english: text } }),
        desk,
      )
      if (data) {
        await server.ok(sendBroadcast, { id: data.id, version: 1 }, desk)
        await sendDueBroadcasts(server.deps)
        sent.push(data.text.english)
      } else expect([reason, refusal?.details?.fields?.map(({ field }) => field)]).toEqual(['request.invalid', ['text.english']])
    }
    const seen: string[] = []
    for (let inbox = await inboxOf(server, member.token); inbox.length > 0; inbox = await inboxOf(server, member.token)) {
      for (const { id, text } of inbox) {
        seen.push(text)
        await server.ok(deleteNotification, { id }, { token: member.token })
      }
    }
    expect(seen.toSorted()).toEqual(sent.toSorted())
    expect(sent.length).toBeGreaterThan(50)
  })
})

test.each(['support', 'finance'] as const)('staff of %s look and do not send', async (role) => {
  const { token } = await signInAtDesk(server, `${role}-looks`, role)
  await server.ok(listBroadcasts, {}, { token })
  expect((await server.call(addBroadcast, input('IN'), { token })).reason).toBe('staff.notAllowed')
})
