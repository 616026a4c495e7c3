import { beforeEach, expect, test, vi } from 'vitest'
import { listStored, storeAnswer } from './stored-answers.ts'

const values = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
})
beforeEach(() => values.clear())

test("a member's answers are for that member only, and the next one's take their place", () => {
  storeAnswer('KEPT_ANSWERS', { key: ['member'], at: 1, data: 'one', of: 'M100001K' })
  expect([listStored('KEPT_ANSWERS', 'M100001K').length, listStored('KEPT_ANSWERS', 'M200002K').length]).toEqual([1, 0])
  storeAnswer('KEPT_ANSWERS', { key: ['thread'], at: 2, data: 'two', of: 'M200002K' })
  expect([listStored('KEPT_ANSWERS', 'M100001K').length, listStored('KEPT_ANSWERS', 'M200002K').length]).toEqual([0, 1])
})

test('a newer answer to the same question takes the place of the older', () => {
  for (const at of [1, 2]) storeAnswer('KEPT_CONTENT', { key: ['news', 'english'], at, data: at })
  expect(listStored('KEPT_CONTENT')).toEqual([{ key: ['news', 'english'], at: 2, data: 2 }])
})

test('however much is read, the newest of each name stays', () => {
  storeAnswer('KEPT_CONTENT', { key: ['programme'], at: 1, data: 'helpline' })
  for (let at = 2; at < 60; at += 1) storeAnswer('KEPT_CONTENT', { key: ['news-item', 'english', `${at}`], at, data: 'x'.repeat(30_000) })
  const all = listStored('KEPT_CONTENT')
  expect(all.at(-1)?.data).toBe('helpline')
  expect([all.length <= 24, JSON.stringify(all).length <= 400_000, all[0]?.at]).toEqual([true, true, 59])
})

test('a single answer is stored whatever its size', () => {
  storeAnswer('KEPT_CONTENT', { key: ['news', 'english'], at: 1, data: 'x'.repeat(500_000) })
  expect(listStored('KEPT_CONTENT').length).toBe(1)
})

// As the build of 22 November 2026 wrote them.
const member = { user: { memberNumber: 'M100001K' }, membership: { status: 'active' } }
const old = {
  KEPT_ANSWERS: JSON.stringify({
    of: 'M100001K',
    answers: { member: { at: 7, data: member, rest: [] }, rewards: { at: 8, data: { rewards: [] }, rest: ['english'] } },
  }),
  KEPT_PROGRAMME: JSON.stringify({ at: 9, data: { helpline: '6536 2692' }, rest: [] }),
  KEPT_CONTENT: JSON.stringify([{ key: ['news', 'english'], at: 10, data: { pages: [{ news: [] }] } }]),
}

test('what the build before stored is read, and written as this one does', () => {
  for (const [key, text] of Object.entries(old)) values.set(key, text)
  expect(listStored('KEPT_ANSWERS', 'M100001K')).toEqual([
    { key: ['member'], at: 7, data: member, of: 'M100001K' },
    { key: ['rewards', 'english'], at: 8, data: { rewards: [] }, of: 'M100001K' },
  ])
  expect(listStored('KEPT_ANSWERS', 'M200002K')).toEqual([])
  expect(listStored('KEPT_CONTENT').map(({ key, at }) => [...key, at])).toEqual([
    ['news', 'english', 10],
    ['programme', 9],
  ])
  storeAnswer('KEPT_CONTENT', { key: ['places', 'english', null], at: 11, data: { pages: [] } })
  storeAnswer('KEPT_ANSWERS', { key: ['thread'], at: 12, data: {}, of: 'M100001K' })
  expect([values.has('KEPT_PROGRAMME'), listStored('KEPT_CONTENT').length, listStored('KEPT_ANSWERS', 'M100001K').length]).toEqual([
    false,
    3,
    3,
  ])
})

test.each([
  'null',
  '[]',
  '7',
  '"x"',
  '{',
  '{"of":"M100001K","answers":7}',
  '{"of":"M100001K","answers":{"member":7}}',
  '[null,7,{"key":1}]',
])('nothing is read where %s is stored', (text) => {
  for (const key of Object.keys(old)) values.set(key, text)
  expect([listStored('KEPT_ANSWERS', 'M100001K'), listStored('KEPT_CONTENT')]).toEqual([[], []])
})
