import { randomUUID } from 'node:crypto'
import { closeAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { readThread } from '@mwc/contract/messages/messages.calls'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { uploads } from '../../http/admission/uploads.ts'
import { confirmedByBoth } from '../../testing/fixtures/account-fixtures.ts'
import { sendBytes } from '../../testing/fixtures/attachment-fixtures.ts'
import { joinMember, write } from '../../testing/fixtures/message-fixtures.ts'
import { webm } from '../../testing/recordings.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { forgetLostFiles } from '../data-retention/forget-lost-files.ts'
import { messagesAnHour } from './add-own-message.ts'
import { attachmentsAnHour, keptBytes } from './attachments.rules.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  // As many as several processes take together: each alone takes three of a member at once.
  server.app.admitUpload = uploads({ bytes: 1e9, ofSender: 100, pictures: 100 })
})
afterAll(() => server.close())

const filesOf = () => [...server.files.kept.keys()].filter((key) => key.startsWith('messages/'))
const messagesOf = async (token: string) => (await server.ok(readThread, {}, { token })).messages

it('one voice note sent ten times at once is there once, as one file', async () => {
  const { token } = await joinMember(server, 701)
  const before = filesOf().length
  const [key, sent] = [randomUUID(), webm()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendBytes(server, token, sent, { key })))
  expect(new Set(answers.map(({ message }) => message?.id)).size).toBe(1)
  expect([(await messagesOf(token)).length, filesOf().length - before]).toEqual([1, 1])
})

it('forty at once beside texts: the hour’s twenty are taken, each with its file, numbered without a gap', async () => {
  const { token } = await joinMember(server, 702)
  const before = filesOf().length
  await Promise.all([
    ...Array.from({ length: 40 }, () => sendBytes(server, token, webm())),
    ...Array.from({ length: messagesAnHour - attachmentsAnHour }, (_, n) => write(server, token, `number ${n}`)),
  ])
  const numbers = (await messagesOf(token)).map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: messagesAnHour }, (_, n) => n + 1))
  expect(filesOf().length - before).toBe(attachmentsAnHour)
})

it('at once, no more are taken than the thread has room for', async () => {
  const { token } = await joinMember(server, 703)
  const sent = webm()
  const first = (await sendBytes(server, token, sent)).message?.id ?? ''
  await server.db
    .updateTable('message')
    .set({ file_bytes: keptBytes - 2 * sent.length })
    .where('id', '=', first)
    .execute()
  const before = filesOf().length
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendBytes(server, token, sent)))
  const reasons = answers.map(({ reason }) => reason ?? 'sent').toSorted()
  expect(reasons).toEqual([...Array<string>(6).fill('messages.full'), 'sent', 'sent'])
  expect(filesOf().length - before).toBe(2)
})

it('an account that closes while files come leaves neither row nor file', async () => {
  const { token, user } = await joinMember(server, 704)
  const before = filesOf().length
  await sendBytes(server, token, webm())
  const confirmation = await confirmedByBoth(server, token)
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => sendBytes(server, token, webm())),
    server.call(closeAccount, { confirmation }, { token }),
    ...Array.from({ length: 6 }, () => sendBytes(server, token, webm())),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  await server.runJobs()
  expect(await server.db.selectFrom('message_thread').select('id').where('member_id', '=', user.id).execute()).toEqual([])
  expect(filesOf().length).toBe(before)
})

it('a crash between file and row leaves a file that is swept a day later, and the note arrives late, once', async () => {
  const { token } = await joinMember(server, 705)
  const [key, sent] = [randomUUID(), webm()]
  const before = new Set(filesOf())
  const crash = vi.spyOn(server.db, 'transaction').mockImplementationOnce(() => {
    throw new Error('the process is gone')
  })
  expect((await sendBytes(server, token, sent, { key })).status).toBe(500)
  crash.mockRestore()
  const lost = filesOf().filter((file) => !before.has(file))
  expect(lost).toHaveLength(1)
  server.clock.advance({ hours: 23 })
  const late = await sendBytes(server, token, sent, { key })
  expect(late.status).toBe(200)
  for (const file of filesOf()) server.files.written.set(file, new Date(server.clock.now().epochMilliseconds - 25 * 3_600_000))
  await forgetLostFiles(server.deps)
  expect(filesOf()).not.toContain(lost[0])
  expect([(await messagesOf(token)).length, filesOf().length]).toEqual([1, before.size + 1])
})
