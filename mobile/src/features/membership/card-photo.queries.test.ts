import { beforeEach, expect, test, vi } from 'vitest'
import { readCardPhoto } from './card-photo.queries.ts'

const phone = vi.hoisted(() => ({
  kept: new Map<string, unknown>(),
  token: 'mine' as string | null,
  fetched: 0,
  isOffline: false,
  keeps: true,
}))

vi.mock('../../shared/storage/asynchronous/in-database.ts', () => ({
  inDatabase: async (_of: unknown, _mode: unknown, act: (store: unknown) => unknown) => {
    if (!phone.keeps) throw new DOMException('', 'InvalidStateError')
    return act({
      get: (place: string) => phone.kept.get(place),
      put: (value: unknown, place: string) => phone.kept.set(place, value),
      delete: (place: string) => phone.kept.delete(place),
    })
  },
}))
vi.mock('../../shared/session/session.ts', () => ({ getSession: () => ({ token: phone.token }) }))
vi.mock('../../shared/storage/storage.ts', () => ({ readStored: () => phone.token }))
vi.mock('../../shared/deferred-calls/deferred-calls.ts', () => ({
  fetchClient: async () => ({
    fetchFile: async () => {
      if (phone.isOffline) throw new Error('no network')
      phone.fetched += 1
      return new Blob([`photo ${phone.fetched}`])
    },
  }),
}))

const { signal } = new AbortController()
const read = async (version: string | null, memberNumber = 'M100001K') =>
  (await readCardPhoto(memberNumber, version, signal))?.text() ?? null

beforeEach(() => {
  phone.kept.clear()
  Object.assign(phone, { token: 'mine', fetched: 0, isOffline: false, keeps: true })
})

test('a photo is fetched once, and is there without a network', async () => {
  expect(await read('1')).toBe('photo 1')
  phone.isOffline = true
  expect(await read('1')).toBe('photo 1')
})

test('a newer photo takes the place of the older one; without one none is kept', async () => {
  await read('1')
  expect(await read('2')).toBe('photo 2')
  expect(phone.kept.size).toBe(1)
  expect(await read(null)).toBeNull()
  expect(phone.kept.size).toBe(0)
})

test("another member's photo is never shown", async () => {
  await read('1')
  expect(await read('1', 'M100002X')).toBe('photo 2')
  await read('1')
  phone.isOffline = true
  await expect(read('1', 'M100002X')).rejects.toThrow('no network')
})

test('one that comes after the log-out is not kept', async () => {
  const coming = read('1')
  phone.token = null
  await coming
  expect(phone.kept.size).toBe(0)
})

test('a browser that keeps nothing shows it all the same', async () => {
  phone.keeps = false
  expect(await read('1')).toBe('photo 1')
  expect(await read(null)).toBeNull()
})
