import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  assignThread,
  closeThread,
  listThreads,
  readDeskThread,
  replyThread,
  writeToMember,
} from '@mwc/contract/messages/message-desk.calls'
import { addMessageTemplate, editMessageTemplate } from '@mwc/contract/messages/message-template-desk.calls'
import { readThread, sendMessage } from '@mwc/contract/messages/messages.calls'
import { closeAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedByBoth } from '../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { answer, joinMember, templateInput, threadOf, write } from '../../testing/fixtures/message-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { messagesAnHour } from './add-own-message.ts'

let server: TestServer
let desk: string
let other: string
beforeAll(async () => {
  server = await startTestServer()
  desk = (await signInAtDesk(server, 'mei', 'support')).token
  other = (await signInAtDesk(server, 'raj', 'support')).token
})
afterAll(() => server.close())

const numbersOf = async (token: string) => (await server.ok(readThread, {}, { token })).messages.map(({ number }) => number)

it('one message sent twenty times at once, the first of the thread, is there once', async () => {
  const { token } = await joinMember(server, 1)
  const idempotencyKey = randomUUID()
  const sent = await Promise.all(Array.from({ length: 20 }, () => write(server, token, 'Hello', idempotencyKey)))
  expect([new Set(sent.map(({ id }) => id)).size, await numbersOf(token)]).toEqual([1, [1]])
})

it('forty different ones at once: thirty are taken, numbered without a gap', async () => {
  const { token } = await joinMember(server, 2)
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, i) => server.call(sendMessage, { idempotencyKey: randomUUID(), text: `number ${i}` }, { token })),
  )
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(messagesAnHour)
  expect(new Set(sent.filter(({ status }) => status !== 200).map(({ reason }) => reason))).toEqual(new Set(['messages.tooMany']))
  expect(await numbersOf(token)).toEqual(Array.from({ length: messagesAnHour }, (_, i) => i + 1))
})

it('answers and messages at once all stand in the thread, and a repeated answer once', async () => {
  const { token, user } = await joinMember(server, 3)
  await write(server, token, 'Hello')
  const { id } = await threadOf(server, desk, user.memberNumber)
  const key = randomUUID()
  await Promise.all([
    ...Array.from({ length: 8 }, (_, i) => write(server, token, `member ${i}`)),
    ...Array.from({ length: 8 }, (_, i) => answer(server, desk, id, `staff ${i}`)),
    ...Array.from({ length: 5 }, () => answer(server, desk, id, 'the same', key)),
  ])
  expect(await numbersOf(token)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1))
})

it('a first message while the name is corrected is found by the new name', async () => {
  const { token, user } = await joinMember(server, 30)
  let written: Promise<unknown> = Promise.resolve()
  await server.db.transaction().execute(async (tx) => {
    await tx.updateTable('member').set({ full_name: 'Zubaida Quill' }).where('id', '=', user.id).execute()
    written = write(server, token, 'Hello')
    // Time enough to be read by the name of before.
    await Promise.race([written, setTimeout(300)])
  })
  await written
  expect((await server.ok(listThreads, { search: 'zubaida' }, { token: desk })).rows.map(({ memberId }) => memberId)).toEqual([user.id])
})

it('one key of staff sent to ten threads at once is one answer in one of them', async () => {
  const members = []
  for (let n = 300; n < 310; n += 1) members.push(await joinMember(server, n))
  const threads = []
  for (const { token, user } of members) {
    await write(server, token, 'Hello')
    threads.push(await threadOf(server, desk, user.memberNumber))
  }
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(
    threads.map(({ id }) => server.call(replyThread, { id, idempotencyKey, text: 'Your card is ready' }, { token: desk })),
  )
  expect(answers.map(({ reason }) => reason ?? 'done').toSorted()).toEqual(['done', ...Array<string>(9).fill('messages.keyReused')])
})

it('a close and a message at once never leave an unread message in a closed thread', async () => {
  const { token, user } = await joinMember(server, 4)
  await write(server, token, 'Hello')
  const { id } = await threadOf(server, desk, user.memberNumber)
  for (let round = 1; round <= 10; round += 1) {
    const [, closed] = await Promise.all([
      write(server, token, `round ${round}`),
      server.call(closeThread, { id, lastSeen: round }, { token: desk }),
    ])
    const { thread } = await server.ok(readDeskThread, { id }, { token: desk })
    expect([round, closed.reason ?? 'closed', thread.state, thread.waitingSince === null]).toEqual([
      round,
      expect.stringMatching(/^(closed|messages\.newerMessage)$/),
      'open',
      false,
    ])
  }
})

it('an account that closes while both sides write is gone without a fault', async () => {
  const { token, user } = await joinMember(server, 5)
  await write(server, token, 'Hello')
  const { id } = await threadOf(server, desk, user.memberNumber)
  const confirmation = await confirmedByBoth(server, token)
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => server.call(replyThread, { id, idempotencyKey: randomUUID(), text: 'Hello' }, { token: desk })),
    server.call(closeAccount, { confirmation }, { token }),
    ...Array.from({ length: 5 }, () => server.call(sendMessage, { idempotencyKey: randomUUID(), text: 'Hello' }, { token })),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await server.db.selectFrom('message_thread').select('id').where('member_id', '=', user.id).execute()).toEqual([])
})

it('two of staff who answer at once are both heard, and one of them has the thread', async () => {
  for (let n = 400; n < 406; n += 1) {
    const { token, user } = await joinMember(server, n)
    await write(server, token, 'Hello')
    const { id } = await threadOf(server, desk, user.memberNumber)
    await Promise.all([answer(server, desk, id, 'From Mei'), answer(server, other, id, 'From Raj')])
    const { thread, messages } = await server.ok(readDeskThread, { id }, { token: desk })
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3])
    // Whoever came first.
    expect([thread.assignedTo?.username, thread.waitingSince]).toEqual([messages[1]?.staffName, null])
  }
})

it('a thread that is given away and closed at once is given first, or not at all', async () => {
  const { id: raj } = await server.ok(staffMe, {}, { token: other })
  for (let n = 410; n < 418; n += 1) {
    const { token, user } = await joinMember(server, n)
    await write(server, token, 'Hello')
    const { id } = await threadOf(server, desk, user.memberNumber)
    const [given] = await Promise.all([
      server.call(assignThread, { id, staffId: raj }, { token: desk }),
      server.ok(closeThread, { id, lastSeen: 1 }, { token: other }),
    ])
    const { thread } = await server.ok(readDeskThread, { id }, { token: desk })
    expect([given.reason ?? 'given', thread.state, thread.assignedTo?.id ?? null]).toEqual(
      given.status === 200 ? ['given', 'closed', raj] : ['messages.closed', 'closed', null],
    )
  }
})

it('staff who write first, twice and while the member does, make one thread', async () => {
  for (let n = 420; n < 426; n += 1) {
    const { token, user } = await joinMember(server, n)
    const first = { id: user.id, idempotencyKey: randomUUID(), text: 'Your card is ready' }
    const sent = await Promise.all([
      server.ok(writeToMember, first, { token: desk }),
      server.ok(writeToMember, first, { token: desk }),
      server.ok(writeToMember, { ...first, idempotencyKey: randomUUID() }, { token: other }),
      write(server, token, 'Hello?'),
    ])
    expect(sent[0]).toEqual(sent[1])
    expect(new Set(sent.slice(0, 3).map((one) => ('threadId' in one ? one.threadId : ''))).size).toBe(1)
    expect(await numbersOf(token)).toEqual([1, 2, 3])
  }
})

it('a template that many make at once under one name is there once; of two edits of a version one is refused', async () => {
  const input = templateInput({ name: 'At once' })
  const made = await Promise.all(Array.from({ length: 6 }, () => server.call(addMessageTemplate, input, { token: desk })))
  expect(made.map(({ reason }) => reason ?? 'made').toSorted()).toEqual(['made', ...Array<string>(5).fill('messages.templateNameTaken')])
  const id = made.find(({ status }) => status === 200)?.data?.id ?? ''
  const edits = await Promise.all(
    [desk, other].map((token, n) =>
      server.call(editMessageTemplate, { id, version: 1, name: `Edit ${n}`, texts: { english: `Text ${n}` } }, { token }),
    ),
  )
  expect(edits.map(({ reason }) => reason ?? 'done').toSorted()).toEqual(['done', 'request.changedMeanwhile'])
})
