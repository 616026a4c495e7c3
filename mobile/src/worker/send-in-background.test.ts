import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WaitingMessage } from '../shared/outbox/outbox-store.ts'
import { sendInBackground } from './send-in-background.ts'

/** What waits on the phone, by its key. */
const kept = new Map<string, WaitingMessage>()
let isSenderKept: boolean

vi.mock('../shared/outbox/outbox-store.ts', () => ({
  whileNobodySends: (send: () => Promise<void>) => send(),
  readSender: async () => ({ of: 'M1', token: 'token', tag: 'en' }),
  forgetSender: async () => void (isSenderKept = false),
  listWaiting: async () => [...kept.values()],
  deleteWaiting: async (key: string) => void kept.delete(key),
  putWaiting: async (message: WaitingMessage) => void kept.set(message.key, message),
}))

const message = { key: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f', of: 'M1', text: 'My pay is late', writtenAt: 1, failure: null }
const arrived = { data: { key: message.key, text: message.text } }
const page = '<!doctype html><p>Please sign in to this network</p>'

const answerWith = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

beforeEach(() => {
  kept.clear()
  kept.set(message.key, message)
  isSenderKept = true
})
afterEach(() => vi.unstubAllGlobals())

it('a message that the server answers with is let go, and then its sender', async () => {
  answerWith(200, JSON.stringify(arrived))
  await sendInBackground()
  expect(kept.size).toBe(0)
  expect(isSenderKept).toBe(false)
})

it('what answers in place of the server lets go of nothing: the message is sent again later', async () => {
  const other = { data: { ...arrived.data, key: '0190d9a4-0000-4f0e-8f6e-0a1b2c3d4e5f' } }
  const ok = [page, '', 'null', '{}', '{"data":null}', JSON.stringify(other)].map((body) => [200, body] as const)
  for (const [status, body] of [...ok, [401, page], [403, page], [404, '{"message":"Not found"}'], [502, page]] as const) {
    answerWith(status, body)
    await expect(sendInBackground()).rejects.toThrow(String(status))
    expect(kept.get(message.key)).toEqual(message)
    expect(isSenderKept).toBe(true)
  }
  answerWith(200, JSON.stringify(arrived))
  await sendInBackground()
  expect(kept.size).toBe(0)
})

it('a refusal of the server stands beside the message, but the end of a session does not', async () => {
  answerWith(401, JSON.stringify({ code: 401, reason: 'account.unauthenticated', message: 'Log in' }))
  await sendInBackground()
  expect(kept.get(message.key)).toEqual(message)
  answerWith(429, JSON.stringify({ code: 4002, reason: 'messages.tooMany', message: 'Too many messages' }))
  await sendInBackground()
  expect(kept.get(message.key)?.failure).toBe('Too many messages')
})
