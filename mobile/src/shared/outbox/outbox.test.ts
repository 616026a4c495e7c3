import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WaitingMessage } from './outbox-store.ts'

/** What waits on the phone, by its key. */
const kept = new Map<string, WaitingMessage>()

vi.mock('./outbox-store.ts', () => ({
  outboxTag: 'outbox',
  whileNobodySends: (send: () => Promise<void>) => send(),
  noteSender: async () => undefined,
  forgetSender: async () => undefined,
  listWaiting: async () => [...kept.values()],
  deleteWaiting: async (key: string) => void kept.delete(key),
  putWaiting: async (message: WaitingMessage) => void kept.set(message.key, message),
}))

const message = { key: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f', of: 'M1', text: 'My pay is late', writtenAt: 1, failure: null }
const photo = { ...message, text: '', file: { kind: 'photo', type: 'image/jpeg', bytes: new ArrayBuffer(4), seconds: null } } as const
const arrived = { code: 200, data: { key: message.key, text: message.text } }

const answerWith = (body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }))

/** The outbox of a member who just opened the app. */
async function openOutbox() {
  vi.resetModules()
  return import('./outbox.ts')
}

beforeEach(() => {
  kept.clear()
  const rahim = { memberNumber: 'M1', fullName: 'Rahim', mobile: '', finLastFour: '' }
  const stored = new Map([
    ['USER_INFO', JSON.stringify(rahim)],
    ['TOKEN_H5', 'a'.repeat(43)],
  ])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['text', message],
  ['photo', photo],
])('what answers 200 in place of the server lets go of no %s: it is sent again later', async (_, written) => {
  kept.set(written.key, written)
  const other = { code: 200, data: { ...arrived.data, key: '0190d9a4-0000-4f0e-8f6e-0a1b2c3d4e5f' } }
  const bodies = ['{}', 'null', '[]', '{"data":null}', '{"code":200,"data":null}', '{"code":200,"data":{}}', JSON.stringify(other)]
  for (const body of [...bodies, JSON.stringify({ data: arrived.data }), '<p>Please sign in to this network</p>']) {
    answerWith(body)
    await (await openOutbox()).sendWaiting()
    expect([body, kept.get(written.key)]).toEqual([body, written])
  }
  answerWith(JSON.stringify(arrived))
  await (await openOutbox()).sendWaiting()
  expect(kept.size).toBe(0)
})
