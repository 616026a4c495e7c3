import { randomUUID } from 'node:crypto'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { closeAccount, downloadData } from '@mwc/contract/account/own-account/own-account.calls'
import { assignThread, closeThread, listThreads, readDeskThread, replyThread } from '@mwc/contract/messages/message-desk.calls'
import { olderMessages, readThread, sendMessage } from '@mwc/contract/messages/messages.calls'
import { listLog } from '@mwc/contract/log/log.calls'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmed, confirmedByBoth } from '../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { answer, joinMember, threadOf, write } from '../../testing/fixtures/message-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { messagesAnHour } from './add-own-message.ts'

let server: TestServer
let desk: string
let other: string
let last = 0
beforeAll(async () => {
  server = await startTestServer()
  desk = (await signInAtDesk(server, 'mei', 'support')).token
  other = (await signInAtDesk(server, 'raj', 'support')).token
})
beforeEach(() => stayAtDesk(server))
afterAll(() => server.close())

const join = () => joinMember(server, (last += 1))
const visible = (text: string) => text.replace(/[^\x21-\x7e]/g, '')
const read = (token: string) => server.ok(readThread, {}, { token })
const textsOf = async (token: string) => (await read(token)).messages.map(({ text }) => text)
const joinAndWrite = async (...texts: string[]) => {
  const member = await join()
  for (const text of texts) await write(server, member.token, text)
  return { ...member, thread: await threadOf(server, desk, member.user.memberNumber) }
}

describe('a thread', () => {
  it('begins empty, with when staff answer', async () => {
    const { token } = await join()
    expect(await read(token)).toEqual({ version: 0, state: 'open', messages: [], answerDays: 1 })
  })

  it('holds what the member wrote and what staff answered, in order', async () => {
    const { token, thread } = await joinAndWrite('My name is spelt Rahem', 'It should be Rahim')
    await answer(server, desk, thread.id, 'We have corrected it')
    const { messages } = await read(token)
    expect(messages.map(({ number, author, text }) => [number, author, text])).toEqual([
      [1, 'member', 'My name is spelt Rahem'],
      [2, 'member', 'It should be Rahim'],
      [3, 'staff', 'We have corrected it'],
    ])
    expect(JSON.stringify(messages)).not.toContain('mei')
  })

  it('is closed by staff and opened anew by the next message, for anybody of staff', async () => {
    const { token, thread } = await joinAndWrite('Thank you')
    await answer(server, desk, thread.id, 'You are welcome')
    const closed = await server.ok(closeThread, { id: thread.id, lastSeen: 2 }, { token: desk })
    expect([closed.state, closed.waitingSince, (await read(token)).state]).toEqual(['closed', null, 'closed'])
    await write(server, token, 'One more question')
    const again = await threadOf(server, desk, thread.memberNumber)
    expect([again.id, again.state, again.assignedTo, again.waitingSince]).toEqual([
      thread.id,
      'open',
      null,
      server.clock.now().toString({ fractionalSecondDigits: 3 }),
    ])
    expect(await textsOf(token)).toEqual(['Thank you', 'You are welcome', 'One more question'])
  })

  it('is read back in pages without gaps', async () => {
    const { token, thread } = await joinAndWrite('first')
    for (let i = 2; i <= 71; i += 1) await answer(server, desk, thread.id, `number ${i}`)
    const newest = await read(token)
    const numbers = newest.messages.map(({ number }) => number)
    while ((numbers[0] ?? 1) > 1) {
      const { messages } = await server.ok(olderMessages, { before: numbers[0] ?? 1 }, { token })
      numbers.unshift(...messages.map(({ number }) => number))
    }
    expect(numbers).toEqual(Array.from({ length: 71 }, (_, i) => i + 1))
    const { messages } = await server.ok(readDeskThread, { id: thread.id, before: 42 }, { token: desk })
    expect([messages[0]?.number, messages.at(-1)?.number]).toEqual([12, 41])
  })
})

describe('a message', () => {
  it('that is sent again with its key is there once', async () => {
    const { token } = await join()
    const idempotencyKey = randomUUID()
    const [first, again] = [await write(server, token, 'Hello', idempotencyKey), await write(server, token, 'Hello', idempotencyKey)]
    expect([again, await textsOf(token), first.key]).toEqual([first, ['Hello'], idempotencyKey])
  })

  it('of another text is refused under a used key', async () => {
    const { token } = await join()
    const idempotencyKey = randomUUID()
    await write(server, token, 'Hello', idempotencyKey)
    expect((await server.call(sendMessage, { idempotencyKey, text: 'Goodbye' }, { token })).reason).toBe('messages.keyReused')
    expect(await textsOf(token)).toEqual(['Hello'])
  })

  it("of staff is refused under a key of theirs that was used in another member's thread, or by somebody else of staff", async () => {
    const [one, two] = [await joinAndWrite('Hello'), await joinAndWrite('Good evening')]
    const idempotencyKey = randomUUID()
    await answer(server, desk, one.thread.id, 'Your card is ready', idempotencyKey)
    const again = (id: string, token: string) => server.call(replyThread, { id, idempotencyKey, text: 'Your card is ready' }, { token })
    expect((await again(two.thread.id, desk)).reason).toBe('messages.keyReused')
    expect((await again(one.thread.id, other)).reason).toBe('messages.keyReused')
    expect([await textsOf(one.token), await textsOf(two.token)]).toEqual([['Hello', 'Your card is ready'], ['Good evening']])
  })

  it('of 140 characters is taken, of 141 refused by name', async () => {
    const { token } = await join()
    await write(server, token, 'কি'.repeat(140))
    const { refusal } = await server.call(sendMessage, { idempotencyKey: randomUUID(), text: 'কি'.repeat(141) }, { token })
    expect(refusal?.details?.fields).toMatchObject([{ field: 'text', problem: 'tooLong' }])
    expect(await textsOf(token)).toEqual(['কি'.repeat(140)])
  })

  it('beyond the hour’s thirty is refused with when to come back; a repeat of an earlier one is not', async () => {
    const { token } = await join()
    const key = randomUUID()
    await write(server, token, 'number 1', key)
    for (let i = 2; i <= messagesAnHour; i += 1) await write(server, token, `number ${i}`)
    const { reason, refusal } = await server.call(sendMessage, { idempotencyKey: randomUUID(), text: 'one more' }, { token })
    expect([reason, refusal?.details?.retryAfterSeconds]).toEqual(['messages.tooMany', 3600])
    await write(server, token, 'number 1', key)
    server.clock.advance({ hours: 1 })
    await write(server, token, 'the next hour')
    expect((await read(token)).messages.at(-1)).toMatchObject({ number: messagesAnHour + 1, text: 'the next hour' })
  })

  it('with hostile contents comes back as the text that it is, on both sides', async () => {
    const texts = hostileTexts()
    const changed: string[] = []
    for (let i = 0; i < texts.length; i += messagesAnHour) {
      const { token, user } = await join()
      for (const text of texts.slice(i, i + messagesAnHour)) {
        const sent = await server.call(sendMessage, { idempotencyKey: randomUUID(), text }, { token })
        if (sent.status !== 200) expect([text, sent.status, sent.reason]).toEqual([text, 400, 'request.invalid'])
        // Only what nobody can see is left out; nothing that markup or a script is made of.
        else if (visible(sent.data?.text ?? '') !== visible(text)) changed.push(text)
      }
      const mine = await textsOf(token)
      const { id } = await threadOf(server, desk, user.memberNumber)
      const { messages } = await server.ok(readDeskThread, { id }, { token: desk })
      expect(messages.map(({ text }) => text)).toEqual(mine)
      const reply = await server.call(replyThread, { id, idempotencyKey: randomUUID(), text: texts[i] ?? '' }, { token: desk })
      expect(reply.data?.text).toBe((await textsOf(token)).at(-1))
    }
    expect(changed).toEqual([])
  })
})

it('an answer is a notification, in the member’s inbox once, and leads to the thread', async () => {
  const { token, thread } = await joinAndWrite('Hello')
  const key = randomUUID()
  await answer(server, desk, thread.id, 'We will call you <b>today</b>', key)
  await answer(server, desk, thread.id, 'We will call you <b>today</b>', key)
  const { notifications } = await server.ok(listNotifications, {}, { token })
  expect(notifications).toMatchObject([{ kind: 'message', text: 'We will call you <b>today</b>', opens: 'messages', read: false }])
})

describe('the desk', () => {
  it('lists who waits longest first, then the latest; and the user’s own', async () => {
    const first = await joinAndWrite('I wait longest')
    server.clock.advance({ minutes: 5 })
    const second = await joinAndWrite('I wait too')
    server.clock.advance({ minutes: 5 })
    const third = await joinAndWrite('Answer me')
    await answer(server, other, third.thread.id, 'Answered')
    const wanted = [first, second, third].map(({ thread }) => thread.id)
    const { rows: threads } = await server.ok(listThreads, { which: 'open', pageSize: 100 }, { token: other })
    expect(threads.map(({ id }) => id).filter((id) => wanted.includes(id))).toEqual(wanted)
    const mine = await server.ok(listThreads, { which: 'mine' }, { token: other })
    expect(mine.rows.map(({ id, lastAuthor, lastText }) => [id, lastAuthor, lastText])).toEqual([[third.thread.id, 'staff', 'Answered']])
  })

  it('assigns a thread to who may answer, and to nobody', async () => {
    const { thread } = await joinAndWrite('For Raj')
    const { id } = await server.ok(staffMe, {}, { token: other })
    const given = await server.ok(assignThread, { id: thread.id, staffId: id }, { token: desk })
    expect(given.assignedTo).toEqual({ id, username: 'raj' })
    const finance = (await signInAtDesk(server, 'finn', 'finance')).token
    const { id: cannot } = await server.ok(staffMe, {}, { token: finance })
    expect((await server.call(assignThread, { id: thread.id, staffId: cannot }, { token: desk })).reason).toBe('messages.otherRole')
    expect((await server.ok(assignThread, { id: thread.id, staffId: null }, { token: desk })).assignedTo).toBeNull()
    expect((await server.call(listThreads, {}, { token: finance })).reason).toBe('staff.notAllowed')
  })

  it('does not close a thread over a message that it has not read', async () => {
    const { token, thread } = await joinAndWrite('First')
    await write(server, token, 'And another')
    expect((await server.call(closeThread, { id: thread.id, lastSeen: 1 }, { token: desk })).reason).toBe('messages.newerMessage')
    expect((await read(token)).state).toBe('open')
  })

  it('answers a thread that is not there with 404', async () => {
    const id = randomUUID()
    for (const answered of [
      await server.call(readDeskThread, { id }, { token: desk }),
      await server.call(replyThread, { id, idempotencyKey: randomUUID(), text: 'x' }, { token: desk }),
      await server.call(closeThread, { id, lastSeen: 1 }, { token: desk }),
      await server.call(assignThread, { id, staffId: null }, { token: desk }),
    ])
      expect([answered.status, answered.reason]).toEqual([404, 'messages.notFound'])
  })

  it('leaves a row in the log for every act, without what was written', async () => {
    const { thread } = await joinAndWrite('A secret of mine')
    const reply = await answer(server, desk, thread.id, 'Our secret answer')
    await server.ok(closeThread, { id: thread.id, lastSeen: 2 }, { token: desk })
    const admin = (await signInAtDesk(server, 'boss', 'admin')).token
    const { rows } = await server.ok(listLog, { recordId: thread.id }, { token: admin })
    expect(rows.map(({ act, username }) => [act, username]).toSorted()).toEqual([
      ['threads.close', 'mei'],
      ['threads.reply', 'mei'],
    ])
    expect(rows.find(({ act }) => act === 'threads.reply')?.after).toEqual({ threadId: thread.id, messageId: reply.id, number: 2 })
    expect(JSON.stringify(rows)).not.toMatch(/secret/)
  })
})

describe('waiting', () => {
  it('is answered as soon as staff write, and as soon as the member does', async () => {
    const { token, thread } = await joinAndWrite('Hello')
    const { version } = await read(token)
    const waiting = server.ok(readThread, { after: version }, { token })
    await answer(server, desk, thread.id, 'Hello to you')
    const heard = await waiting
    expect(heard.messages.at(-1)?.text).toBe('Hello to you')
    const atDesk = server.ok(readDeskThread, { id: thread.id, after: heard.version }, { token: desk })
    await write(server, token, 'How are you?')
    expect((await atDesk).messages.at(-1)?.text).toBe('How are you?')
  })

  it('of staff ends when a colleague comes to the thread, writes, and leaves; who waits is not told of themselves', async () => {
    const { thread } = await joinAndWrite('Hello')
    const after = (await server.ok(readDeskThread, { id: thread.id }, { token: desk })).thread.version
    const poll = (token: string, known: string, writing = 'false') =>
      server.ok(readDeskThread, { id: thread.id, after, known, writing }, { token })
    const alone = poll(desk, '-')
    // Who knows wrongly who is there is answered at once: so it is seen when the first has come.
    await expect.poll(async () => (await poll(other, 'nobody')).others).toEqual([{ username: 'mei', isWriting: false }])
    expect((await alone).others).toEqual([{ username: 'raj', isWriting: false }])
    // Each comes back with the other there, and the second writes: what the first then sees.
    const theirs = poll(other, 'mei', 'true')
    expect((await poll(desk, 'raj')).others).toEqual([{ username: 'raj', isWriting: true }])
    const still = poll(desk, 'raj*')
    await write(server, (await joinAndWrite('Another')).token, 'Not of this thread')
    await answer(server, desk, thread.id, 'Hello to you')
    expect([(await still).messages.length, (await theirs).others]).toEqual([2, [{ username: 'mei', isWriting: false }]])
    // Known wrongly, it answers at once.
    expect((await poll(desk, 'nobody.at.all')).others).toHaveLength(1)
  })

  it('for the first message of all ends when the thread begins', async () => {
    const { token } = await join()
    const waiting = server.ok(readThread, { after: 0 }, { token })
    await write(server, token, 'From my other phone')
    expect((await waiting).messages).toHaveLength(1)
  })
})

it('what was written is in the member’s own data, and goes with the account', async () => {
  const { token, thread } = await joinAndWrite('Please <b>correct</b> my name')
  await answer(server, desk, thread.id, 'Done')
  const { record, page } = await server.ok(downloadData, { confirmation: await confirmed(server, token, 'downloadData') }, { token })
  expect(record).toMatchObject({
    conversation: [
      { author: 'member', text: 'Please <b>correct</b> my name' },
      { author: 'staff', text: 'Done' },
    ],
  })
  expect(page).toContain('Please &lt;b&gt;correct&lt;/b&gt; my name')
  await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, token) }, { token })
  expect((await server.call(readDeskThread, { id: thread.id }, { token: desk })).reason).toBe('messages.notFound')
  expect(await server.db.selectFrom('message').select('id').where('thread_id', '=', thread.id).execute()).toEqual([])
})
