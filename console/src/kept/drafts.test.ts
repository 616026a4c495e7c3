import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts, keepDraft, readDraft } from './drafts.ts'

const kept = new Map<string, string>()
/** What a browser's storage does, as far as drafts ask it; its keys are its own properties. */
const storage = new Proxy({} as Record<string, unknown>, {
  get: (_, name: string) =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })[name],
  ownKeys: () => [...kept.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
})

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

const draftOf = (reason: string | boolean, at = Date.now()) => ({ typed: { reason }, key: 'one', at })

test('what somebody typed is found again by them alone, under the key that it would be sent with', () => {
  keepDraft('nurul', 'give months', draftOf('Closed in March'))
  expect(readDraft('nurul', 'give months')).toMatchObject({ typed: { reason: 'Closed in March' }, key: 'one' })
  expect(readDraft('nurul', 'correct')).toBeNull()
  expect(readDraft('ravi', 'give months')).toBeNull()
})

test.each(['G6046409Q', 'g6046409q', 'G 6046409 Q', 'F-6046409-Q'])('a FIN, %s, is left out of what is kept', (fin) => {
  keepDraft('nurul', 'correct', draftOf(`Permit ${fin} seen`))
  expect([...kept.values()].join()).not.toContain('6046409')
  expect(readDraft('nurul', 'correct')?.typed).toEqual({ reason: 'Permit … seen' })
})

test('signing out forgets the own drafts and those that are too old, and leaves the others', () => {
  const fourDays = 4 * 24 * 60 * 60 * 1000
  keepDraft('nurul', 'correct', draftOf('mine'))
  keepDraft('ravi', 'correct', draftOf('his'))
  keepDraft('siti', 'correct', draftOf('hers', Date.now() - fourDays))
  kept.set('desk-views:nurul:members', '[]')
  forgetDrafts('nurul')
  expect([...kept.keys()].toSorted()).toEqual(['desk-draft:ravi:correct', 'desk-views:nurul:members'])
})

test('an emptied form keeps nothing; what is no draft is none', () => {
  keepDraft('nurul', 'correct', draftOf('mine'))
  keepDraft('nurul', 'correct', draftOf(''))
  expect(kept.size).toBe(0)
  for (const strange of ['', '{', 'null', '[]', '{"typed":[],"key":"a","at":1}', '{"typed":{"a":{}},"key":"a","at":1}']) {
    kept.set('desk-draft:nurul:correct', strange)
    expect(readDraft('nurul', 'correct')).toBeNull()
  }
})

test('a browser that keeps nothing loses nothing else', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  expect(() => keepDraft('nurul', 'correct', draftOf('mine'))).not.toThrow()
  expect(() => forgetDrafts('nurul')).not.toThrow()
})
