import { beforeEach, expect, it, vi } from 'vitest'
import { RefusalError } from '../../shared/server/call-errors.ts'
import { writeStored } from '../../shared/storage/storage.ts'
import { answeredUse, keyForUse } from './pending-use.store.ts'

const what = { kind: 'voucher', id: 'a' } as const
const refusal = (status: number) =>
  new RefusalError({ code: 3008, reason: status < 500 ? 'redemptions.gone' : 'server.fault', message: '' }, status)

beforeEach(() => writeStored('sessionStorage', 'USE_PENDING', null))

it('the key of a use stays the same until it was answered, whichever way it is sent', async () => {
  const key = keyForUse(what)
  expect(keyForUse(what)).toBe(key)
  await expect(answeredUse(what, Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  await expect(answeredUse(what, Promise.reject(refusal(500)))).rejects.toThrow()
  expect(keyForUse(what)).toBe(key)
  await answeredUse(what, Promise.resolve('receipt'))
  expect(keyForUse(what)).not.toBe(key)
})

it('a refusal is an answer, and another use has another key', async () => {
  const key = keyForUse(what)
  await expect(answeredUse(what, Promise.reject(refusal(409)))).rejects.toThrow()
  const next = keyForUse(what)
  expect(next).not.toBe(key)
  expect(keyForUse({ ...what, id: 'b' })).not.toBe(next)
})

it('a wrong PIN says nothing of what was sent before: the same key goes with the next one', async () => {
  for (const reason of ['redemptions.wrongPin', 'redemptions.pinLocked'] as const) {
    const key = keyForUse(what)
    await expect(answeredUse(what, Promise.reject(new RefusalError({ code: 3011, reason, message: '' }, 403)))).rejects.toThrow()
    expect(keyForUse(what)).toBe(key)
  }
})

it('a key that is ten minutes old belongs to a use of then', () => {
  vi.useFakeTimers()
  const key = keyForUse(what)
  vi.advanceTimersByTime(10 * 60_000)
  expect(keyForUse(what)).not.toBe(key)
  vi.useRealTimers()
})

it('a use whose answer was lost keeps its key while others are made, sent and answered', async () => {
  const key = keyForUse(what)
  await expect(answeredUse(what, Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  const others = [{ ...what, id: 'b' }, { ...what, kind: 'privilege' } as const]
  const keys = others.map(keyForUse)
  expect(new Set([key, ...keys]).size).toBe(3)
  for (const other of others) await answeredUse(other, Promise.resolve('receipt'))
  expect(keyForUse(what)).toBe(key)
  expect(others.map(keyForUse)).not.toEqual(keys)
})

it('a tab keeps the newest twenty keys', () => {
  const first = keyForUse(what)
  const second = keyForUse({ ...what, id: '1' })
  for (let id = 2; id <= 20; id += 1) keyForUse({ ...what, id: String(id) })
  expect(keyForUse({ ...what, id: '1' })).toBe(second)
  expect(keyForUse(what)).not.toBe(first)
})

it('the one key that an older build kept is used, and what is no key is dropped', () => {
  const kept = { ...what, key: 'b7b8a3e1-0000-4000-8000-000000000000', at: Date.now() }
  writeStored('sessionStorage', 'USE_PENDING', JSON.stringify(kept))
  expect(keyForUse({ ...what, id: 'b' })).not.toBe(kept.key)
  expect(keyForUse(what)).toBe(kept.key)
  for (const strange of ['null', '7', '[null,7,{}]', '{"key":1}', 'no JSON']) {
    writeStored('sessionStorage', 'USE_PENDING', strange)
    expect(keyForUse(what)).not.toBe(kept.key)
  }
})
