import { beforeEach, expect, test, vi } from 'vitest'
import { onForget, readStored, writeStored } from '../../storage/storage.ts'
import { type Lifetime, storageLifetimes } from '../../storage/lifetimes/storage-lifetimes.ts'
import { forgetPhone, forgetTab } from './forget.ts'

/** A storage that holds something under every name of the table, and under one that the app does not know. */
function filled(names: object) {
  const values = new Map([...Object.keys(names), 'ANOTHER_APP'].map((name) => [name, 'something']))
  return { values, getItem: (key: string) => values.get(key) ?? null, removeItem: (key: string) => void values.delete(key) }
}

const local = filled(storageLifetimes.localStorage)
const tab = filled(storageLifetimes.sessionStorage)
const cacheNames = () => Object.keys(storageLifetimes.caches).map((name) => (name.endsWith('-') ? `${name}1` : name))
let databases: Set<string>
let kept: Set<string>

beforeEach(() => {
  for (const [storage, names] of [
    [local, storageLifetimes.localStorage],
    [tab, storageLifetimes.sessionStorage],
  ] as const)
    for (const name of [...Object.keys(names), 'ANOTHER_APP']) storage.values.set(name, 'something')
  databases = new Set(Object.keys(storageLifetimes.indexedDB))
  kept = new Set(cacheNames())
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => databases.delete(name) })
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) })
})

/** The names in a part of the table that outlast the end of these lives. */
function left(names: Record<string, Lifetime>, gone: readonly Lifetime[]): string[] {
  return Object.entries(names)
    .filter(([, life]) => !gone.includes(life))
    .map(([name]) => name)
}

test.each([[['session']], [['session', 'member']]] as Lifetime[][][])(
  'of what ends with %j nothing is left, of the rest all',
  async (lives) => {
    forgetPhone(lives)
    forgetTab(lives)
    expect([...local.values.keys()]).toEqual([...left(storageLifetimes.localStorage, lives), 'ANOTHER_APP'])
    expect([...tab.values.keys()]).toEqual([...left(storageLifetimes.sessionStorage, lives), 'ANOTHER_APP'])
    expect([...databases]).toEqual(left(storageLifetimes.indexedDB, lives))
    await vi.waitFor(() => expect([...kept].map((name) => name.replace(/1$/, ''))).toEqual(left(storageLifetimes.caches, lives)))
  },
)

test('the keys of the specification are there, and whose they are', () => {
  const { TOKEN_H5, USER_INFO, VIP_STATUS, LANGUAGE } = storageLifetimes.localStorage
  expect([TOKEN_H5, USER_INFO, VIP_STATUS, LANGUAGE]).toEqual(['session', 'session', 'session', 'phone'])
  expect(storageLifetimes.sessionStorage.MOBILE_TEMP).toBe('session')
})

test('what is to stay stays', () => {
  forgetTab(['session'], ['MOBILE_TEMP'])
  expect([readStored('sessionStorage', 'MOBILE_TEMP'), readStored('sessionStorage', 'SIGN_UP_DRAFT')]).toEqual(['something', null])
})

test('what a page remembers of something goes with it, and not before', () => {
  const dropped: string[] = []
  for (const name of ['outbox', 'cardKey', 'RETURN_TO'] as const) onForget(name, () => void dropped.push(name))
  forgetTab(['session'])
  expect(dropped).toEqual(['cardKey'])
  forgetTab(['member'])
  expect(dropped).toEqual(['cardKey', 'RETURN_TO', 'outbox'])
})

test('a browser that stores nothing has nothing to forget', () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) vi.stubGlobal(name, undefined)
  writeStored('localStorage', 'TOKEN_H5', 'mine')
  forgetPhone(['session', 'member'])
  expect(readStored('localStorage', 'TOKEN_H5')).toBeNull()
})
