import { randomUUID } from 'node:crypto'
import { dayText } from '@mwc/contract/time/dates'
import { languages } from '@mwc/contract/language/language'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { notificationWordsIn } from '../../words/notification-words.ts'
import { countSegments } from './count-segments.rules.ts'
import { recordSmsStatus } from './record-sms-status.ts'
import { queueSms } from './queue-sms.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function queue(): Promise<void> {
  const sms = { to: '+6581000001', text: 'Hello', purpose: 'test', memberId: null }
  await server.db.transaction().execute((tx) => queueSms(tx, server.deps, sms))
}
const newest = async () => server.db.selectFrom('sms').selectAll().orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow()

/** Sends one and answers with what is kept of it. */
async function sent() {
  server.clock.advance({ seconds: 1 })
  await queue()
  await server.runJobs()
  return newest()
}

test('what the provider has is taken, and sent or delivered only by its word, in any order and number', async () => {
  const { id, state } = await sent()
  expect(state).toBe('taken')
  await recordSmsStatus(server.deps, id, { state: 'delivered' })
  await recordSmsStatus(server.deps, id, { state: 'sent' })
  await recordSmsStatus(server.deps, id, { state: 'failed', error: '30003' })
  await recordSmsStatus(server.deps, id, { state: 'delivered' })
  expect((await newest()).state).toBe('delivered')
})

test('what the provider gave up has failed with its code, unless it arrived after all', async () => {
  const { id } = await sent()
  await recordSmsStatus(server.deps, id, { state: 'failed', error: '30003' })
  await recordSmsStatus(server.deps, id, { state: 'sent' })
  expect(await newest()).toMatchObject({ state: 'failed', error_code: '30003' })
  await recordSmsStatus(server.deps, id, { state: 'delivered' })
  expect(await newest()).toMatchObject({ state: 'delivered', error_code: null })
})

test('a word that is not signed by the provider, or is about another message, changes nothing', async () => {
  const { id } = await sent()
  const { body, headers } = server.sms.callback(randomUUID(), { state: 'delivered' })
  const tell = (of: string, more: object) =>
    server.app.inject({ method: 'POST', url: `/h5-api/callbacks/sms/${of}`, payload: body, headers: { ...headers, ...more } })
  for (const reply of [await tell(id, {}), await tell(id, { 'x-test-signature': 'x' }), await tell('x', {})])
    expect(reply.statusCode).toBeGreaterThan(399)
  expect((await newest()).state).toBe('taken')
})

test('what the provider refused has failed, and is not handed over again when the queue hands it out once more', async () => {
  server.clock.advance({ seconds: 1 })
  server.sms.sent.length = 0
  server.sms.failNext(Object.assign(new Error('no such number'), { status: 400, code: 21211 }))
  await queue()
  const waiting = await server.queue.waiting()
  await server.runJobs()
  await server.db.transaction().execute(async (tx) => {
    for (const { name, data } of waiting) await server.queue.enqueue(tx, name, data)
  })
  await server.runJobs()
  expect([server.sms.sent.length, await newest()]).toEqual([0, expect.objectContaining({ state: 'failed', error_code: '21211' })])
})

test.each([
  [{ state: 'failed', error: '30003' } as const, { state: 'failed', error_code: '30003' }],
  [{ state: 'delivered' } as const, { state: 'delivered', error_code: null }],
])("the provider's word %j counts, also when it comes before its answer", async (word, kept) => {
  server.clock.advance({ seconds: 1 })
  const send = vi.spyOn(server.sms, 'send').mockImplementationOnce(async ({ id }) => {
    await recordSmsStatus(server.deps, id, word)
    await recordSmsStatus(server.deps, id, { state: 'sent' })
    return { reference: 'early' }
  })
  await queue()
  await server.runJobs()
  expect(send).toHaveBeenCalledTimes(1)
  send.mockRestore()
  expect(await newest()).toMatchObject({ ...kept, provider_reference: 'early' })
})

test('the provider is told how long a message is of use when it gets it, and whether it is a notice', async () => {
  server.sms.sent.length = 0
  const expiresAt = server.clock.now().add({ minutes: 5 })
  const sms = { to: '+6581000001', text: 'Hello', purpose: 'test', memberId: null }
  await server.db.transaction().execute((tx) => queueSms(tx, server.deps, { ...sms, expiresAt }))
  await server.db.transaction().execute((tx) => queueSms(tx, server.deps, sms))
  server.clock.advance({ seconds: 20 })
  await server.runJobs()
  expect(server.sms.sent.map(({ kind, validSeconds }) => [kind, validSeconds])).toEqual([
    ['code', 280],
    ['code', null],
  ])
})

test('messages are counted as they are paid for', () => {
  expect(['a'.repeat(160), 'a'.repeat(161), '€'.repeat(80), '€'.repeat(81), '中'.repeat(70), '中'.repeat(71)].map(countSegments)).toEqual([
    1, 2, 1, 2, 1, 2,
  ])
})

test.each(languages)('reminders by SMS cost two messages at most in %s, with the helpline and no link', (language) => {
  const { sms } = notificationWordsIn(language)
  for (const text of [sms.endsSoon, sms.hasEnded].map((words) => words({ date: dayText('2026-09-30', language), helpline: '6536 2692' }))) {
    expect(countSegments(text)).toBeLessThanOrEqual(language === 'english' ? 1 : 2)
    expect(text).toContain('6536 2692')
    expect(text).not.toMatch(/http|www/i)
  }
})
