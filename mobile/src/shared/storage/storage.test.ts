import { beforeEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './storage.ts'

const kept = new Map<string, string>()
const working = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError')
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', working)
  writeStored('localStorage', 'TOKEN_H5', null)
})

test('what another tab removes is gone here too', () => {
  writeStored('localStorage', 'TOKEN_H5', 'mine')
  kept.delete('TOKEN_H5')
  expect(readStored('localStorage', 'TOKEN_H5')).toBeNull()
})

test.each([
  ['full', { ...working, setItem: refuse }],
  ['closed', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['missing', undefined],
])('a storage that is %s leaves the value in memory, and a removal removes it', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  writeStored('localStorage', 'TOKEN_H5', 'mine')
  const before = readStored('localStorage', 'TOKEN_H5')
  writeStored('localStorage', 'TOKEN_H5', null)
  expect([before, readStored('localStorage', 'TOKEN_H5')]).toEqual(['mine', null])
})

test('a value that cannot be removed counts as removed', () => {
  writeStored('localStorage', 'TOKEN_H5', 'old')
  vi.stubGlobal('localStorage', { ...working, setItem: refuse, removeItem: refuse })
  writeStored('localStorage', 'TOKEN_H5', null)
  expect(readStored('localStorage', 'TOKEN_H5')).toBeNull()
})
