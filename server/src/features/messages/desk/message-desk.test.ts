import { randomUUID } from 'node:crypto'
import { closeAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { InputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import * as desk from '@mwc/contract/messages/message-desk.calls'
import { type ThreadAct, threadActs } from '@mwc/contract/messages/thread-lists'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { readThread } from '@mwc/contract/messages/messages.calls'
import { replyLimit } from '@mwc/contract/messages/message-text'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmedByBoth } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { answer, joinMember, threadOf, write } from '../../../testing/fixtures/message-fixtures.ts'
import { hostileTexts } from '../../../testing/hostile-texts.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
const tokens = {} as Record<StaffRole, string>
let last = 700
beforeAll(async () => {
  server = await startTestServer()
  for (const role of staffRoles) tokens[role] = (await signInAtDesk(server, `desk-${role}`, role)).token
})
beforeEach(() => stayAtDesk(server))
afterAll(() => server.close())

const token = () => tokens.support
/** Time goes by, and somebody signs in anew. */
const later = async (time: { hours: number }) => {
  server.clock.advance(time)
  tokens.support = (await signInAtDesk(server, `support-${randomUUID().slice(0, 8)}`, 'support')).token
}
const joinAndWrite = async (text = 'Hello') => {
  const member = await joinMember(server, (last += 1))
  await write(server, member.token, text)
  return { ...member, thread: await threadOf(server, token(), member.user.memberNumber) }
}
const close = (id: string) => server.ok(desk.closeThread, { id, lastSeen: 1 }, { token: token() })
const list = async (filter: InputOf<typeof desk.listThreads>) =>
  (await server.ok(desk.listThreads, { pageSize: 100, ...filter }, { token: token() })).rows.map(({ id }) => id)
const send = (id: string, text: string, idempotencyKey: string = randomUUID()) =>
  server.call(desk.writeToMember, { id, idempotencyKey, text }, { token: token() })
const entries = async (memberId: string) => {
  const rows = await server.db.selectFrom('audit').select('act').where('member_id', '=', memberId).execute()
  return rows.map(({ act }) => act).filter((act) => act !== 'members.look')
}

describe('the inbox', () => {
  it('is narrowed by who has a thread, how it stands, language, member and search', async () => {
    const [one, two, three] = [await joinAndWrite(), await joinAndWrite(), await joinAndWrite()]
    const own = (await server.ok(staffMe, {}, { token: token() })).id
    await server.ok(desk.assignThread, { id: two.thread.id, staffId: own }, { token: token() })
    await close(three.thread.id)
    await server.db.updateTable('member').set({ language: 'india' }).where('id', '=', two.user.id).execute()
    const wanted = [one, two, three].map(({ thread }) => thread.id)
    const among = async (filter: InputOf<typeof desk.listThreads>) =>
      (await list(filter)).flatMap((id) => (wanted.includes(id) ? [wanted.indexOf(id) + 1] : [])).toSorted()
    expect(await among({})).toEqual([1, 2])
    expect(await among({ which: 'nobody' })).toEqual([1])
    expect(await among({ which: 'mine' })).toEqual([2])
    expect(await among({ which: 'closed' })).toEqual([3])
    expect(await among({ which: 'all' })).toEqual([1, 2, 3])
    expect(await among({ language: 'india' })).toEqual([2])
    expect(await list({ memberId: three.user.id })).toEqual([three.thread.id])
    expect(await list({ ids: three.thread.id as never })).toEqual([three.thread.id])
    expect(await list({ search: two.user.memberNumber })).toEqual([two.thread.id])
    const word = one.user.fullName.split(' ')[0]?.slice(0, 4) ?? ''
    expect(await among({ search: word })).toContain(1)
    expect(await list({ search: 'nobody of this name' })).toEqual([])
    await server.db.updateTable('member').set({ full_name: 'Zubaida Quill' }).where('id', '=', one.user.id).execute()
    expect([await among({ search: 'zub qui' }), await among({ search: `${word} qui` })]).toEqual([[1], []])
  })

  it('knows how long members have waited, and who waits longer than staff mean to take', async () => {
    // A Monday.
    const { thread } = await joinAndWrite('Since Monday')
    const waiting = (waits: InputOf<typeof desk.listThreads>['waits']) => list({ waits, memberId: thread.memberId })
    expect([await waiting('any'), await waiting('hour')]).toEqual([[thread.id], []])
    await later({ hours: 1 })
    expect([await waiting('hour'), await waiting('late')]).toEqual([[thread.id], []])
    await later({ hours: 24 * 7 })
    expect([await waiting('threeDays'), await waiting('late')]).toEqual([[thread.id], [thread.id]])
    const { rows } = await server.ok(desk.listThreads, { memberId: thread.memberId }, { token: token() })
    expect(rows[0]?.late).toBe(true)
    await answer(server, token(), thread.id, 'Sorry that it took so long')
    expect(await waiting('any')).toEqual([])
  })
})

it('answer times are those of each wait: half within the median, nine of ten within the other', async () => {
  const times = async () => (await server.ok(desk.readAnswerTimes, {}, { token: token() })).periods.map((period) => ({ ...period }))
  await later({ hours: 24 * 31 })
  const none = { answers: 0, medianSeconds: null, nineOfTenSeconds: null }
  expect(await times()).toEqual([
    { days: 7, ...none },
    { days: 30, ...none },
  ])
  for (let minutes = 1; minutes <= 10; minutes += 1) {
    const { thread, token: member } = await joinAndWrite()
    server.clock.advance({ minutes })
    await write(server, member, 'Are you there?')
    await answer(server, token(), thread.id, 'Yes')
    // Nobody waited for this one.
    await answer(server, token(), thread.id, 'And one thing more')
  }
  const ten = { answers: 10, medianSeconds: 300, nineOfTenSeconds: 540 }
  expect(await times()).toEqual([
    { days: 7, ...ten },
    { days: 30, ...ten },
  ])
  await later({ hours: 24 * 8 })
  expect(await times()).toEqual([
    { days: 7, ...none },
    { days: 30, ...ten },
  ])
})

describe('what may be done with a thread', () => {
  const calls: Record<ThreadAct, (id: string) => { call: WireCall; input: object }> = {
    reply: (id) => ({ call: desk.replyThread, input: { id, idempotencyKey: randomUUID(), text: 'Hello' } }),
    assign: (id) => ({ call: desk.assignThread, input: { id, staffId: null } }),
    close: (id) => ({ call: desk.closeThread, input: { id, lastSeen: 1 } }),
    reopen: (id) => ({ call: desk.reopenThread, input: { id } }),
  }
  const cases = staffRoles
    .filter((role) => mayCall(desk.readDeskThread, role))
    .flatMap((role) => ['open', 'closed'].map((state) => [state, role] as const))

  it.each(cases)('that is %s is what the calls let %s do', async (state, role) => {
    const own = (await server.ok(staffMe, {}, { token: tokens.support })).id
    for (const act of threadActs) {
      const { thread, user } = await joinAndWrite()
      await server.ok(desk.assignThread, { id: thread.id, staffId: own }, { token: tokens.support })
      if (state === 'closed') await close(thread.id)
      const { may } = (await server.ok(desk.readDeskThread, { id: thread.id }, { token: tokens[role] })).thread
      const before = (await entries(user.id)).length
      const { call, input } = calls[act](thread.id)
      const { status } = await server.call(call, input as InputOf<WireCall>, { token: tokens[role] })
      // What stands already is answered and leaves no entry.
      expect([act, status === 200 && (await entries(user.id)).length === before + 1]).toEqual([act, may.includes(act)])
    }
  })

  it('opened again stays with whoever had it, and nobody waits', async () => {
    const { thread, user } = await joinAndWrite()
    await answer(server, token(), thread.id, 'Done')
    await close(thread.id)
    const open = await server.ok(desk.reopenThread, { id: thread.id }, { token: token() })
    expect(open).toMatchObject({ state: 'open', waitingSince: null, late: false })
    expect(open.assignedTo).not.toBeNull()
    await server.ok(desk.reopenThread, { id: thread.id }, { token: token() })
    expect((await entries(user.id)).toSorted()).toEqual(['threads.close', 'threads.reopen', 'threads.reply'])
  })
})

describe('staff who write first', () => {
  it('begin the thread, the member is told once, and the answer comes back to them', async () => {
    const { token: member, user } = await joinMember(server, (last += 1))
    const key = randomUUID()
    const [first, again] = [await send(user.id, 'Your card is ready', key), await send(user.id, 'Your card is ready', key)]
    expect(again.data).toEqual(first.data)
    expect((await server.ok(readThread, {}, { token: member })).messages.map(({ text, author }) => [text, author])).toEqual([
      ['Your card is ready', 'staff'],
    ])
    const { notifications } = await server.ok(listNotifications, {}, { token: member })
    expect(notifications.filter(({ kind }) => kind === 'message')).toMatchObject([
      { title: 'Staff have written to you', text: 'Your card is ready', opens: 'messages' },
    ])
    expect(await entries(user.id)).toEqual(['threads.write'])
    await write(server, member, 'Thank you')
    const thread = await threadOf(server, token(), user.memberNumber)
    expect([thread.id, thread.messageCount, thread.assignedTo?.id]).toEqual([
      first.data?.threadId,
      2,
      (await server.ok(staffMe, {}, { token: token() })).id,
    ])
  })

  it('go on with a thread that is there, and open one that was closed', async () => {
    const { thread, user } = await joinAndWrite()
    await close(thread.id)
    expect((await send(user.id, 'One thing more')).data?.threadId).toBe(thread.id)
    expect((await server.ok(desk.readDeskThread, { id: thread.id }, { token: token() })).thread.state).toBe('open')
  })

  it('are refused a closed or stopped account, one that is not there, and a key that was used', async () => {
    const { token: member, user } = await joinAndWrite()
    const other = await joinMember(server, (last += 1))
    const key = randomUUID()
    await send(user.id, 'Hello', key)
    expect((await send(other.user.id, 'Hello', key)).reason).toBe('messages.keyReused')
    expect((await send(user.id, 'Goodbye', key)).reason).toBe('messages.keyReused')
    expect(await list({ memberId: other.user.id })).toEqual([])
    expect((await send(randomUUID(), 'Hello')).status).toBe(404)
    await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', other.user.id).execute()
    expect((await send(other.user.id, 'Hello')).reason).toBe('members.deactivated')
    const { thread } = await joinAndWrite()
    await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, member) }, { token: member })
    expect((await send(user.id, 'Hello')).reason).toBe('members.closed')
    expect((await server.call(desk.reopenThread, { id: randomUUID() }, { token: token() })).reason).toBe('messages.notFound')
    expect(thread.may).toContain('reply')
  })
})

describe('what staff write', () => {
  it.each([
    ['nothing', '', 'required'],
    ['nothing that can be seen', ' \u200e\n', 'required'],
    ['one character too many', 'কি'.repeat(replyLimit + 1), 'tooLong'],
    ['10,001 characters', 'a'.repeat(10_001), 'tooLong'],
    ['a hole that nobody filled', 'Hello {name}, come on Monday', 'holeLeft'],
    ['a hole under another name', 'এসো {দিন}', 'holeLeft'],
  ])('is refused as %s, by its field', async (_, text, problem) => {
    const { thread, user } = await joinAndWrite()
    const key = randomUUID()
    for (const { refusal } of [
      await server.call(desk.replyThread, { id: thread.id, idempotencyKey: key, text }, { token: token() }),
      await send(user.id, text, key),
    ])
      expect(refusal).toMatchObject({ reason: 'request.invalid', details: { fields: [{ field: 'text', problem }] } })
    expect(await entries(user.id)).toEqual([])
  })

  it('may have braces that are no hole, and whatever else a text may have', async () => {
    const { thread } = await joinAndWrite()
    const kept = ['{{7*7}}', '{ }', 'f(x) { return 1 }', '{"a": 1}', ...hostileTexts().slice(0, 12)]
    for (const text of kept) {
      const { status, reason } = await server.call(
        desk.replyThread,
        { id: thread.id, idempotencyKey: randomUUID(), text },
        { token: token() },
      )
      expect([text, reason ?? status]).toEqual([text, status === 200 ? 200 : 'request.invalid'])
    }
  })
})
