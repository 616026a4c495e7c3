import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from '../../storage/storage.ts'
import { storageLifetimes } from '../../storage/lifetimes/storage-lifetimes.ts'
import { changeSession } from '../session.ts'
import { signIn } from './sign-in.ts'
import { markOf } from './sign-out.ts'

let deleted: string[]
beforeEach(() => {
  deleted = []
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) })
  changeSession({ token: null, sessionKey: null, userInfo: null, vipStatus: null })
})

const user = { fullName: 'Kumar Selvam', memberNumber: 'MWC-100002', mobile: '+6581000002', finLastFour: '567X' }
const opened = (sessionKey: string | null) =>
  ({ token: 'T'.repeat(43), sessionKey, user, membership: { vipStatus: '1' } }) as unknown as SignedIn
const allButKey = () =>
  Object.entries<string>(storageLifetimes.indexedDB)
    .filter(([name, life]) => life !== 'phone' && name !== 'SESSION_KEY')
    .map(([name]) => name)

test('a phone that is killed as another member has logged in has the key that the session has', () => {
  writeStored('localStorage', 'LAST_MEMBER', markOf('MWC-100001'))
  signIn(opened('K'.repeat(122)))
  // All that this page does before it is killed.
  expect([readStored('localStorage', 'TOKEN_H5'), readStored('localStorage', 'SESSION_KEY')]).toEqual(['T'.repeat(43), 'K'.repeat(122)])
  expect(deleted.toSorted()).toEqual(allButKey().toSorted())
})

test('where the session has none, the key of the other member goes as well', () => {
  writeStored('localStorage', 'LAST_MEMBER', markOf('MWC-100001'))
  signIn(opened(null))
  expect(deleted.toSorted()).toEqual([...allButKey(), 'SESSION_KEY'].toSorted())
  expect(readStored('localStorage', 'SESSION_KEY')).toBeNull()
})

test('the same member’s things stay', () => {
  writeStored('localStorage', 'LAST_MEMBER', markOf(user.memberNumber))
  signIn(opened('K'.repeat(122)))
  expect(deleted).toEqual([])
})
