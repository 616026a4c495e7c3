import { expect, test, vi } from 'vitest'
import { beginsLikeFin } from '../calls/begins-like-fin.ts'
import { filterOfView, keepViews, queryOf, readViews } from './views.ts'

const sort = { field: 'name', order: 'ASC' } as const

test('a view keeps its filters and order, and nothing by which one person is found', () => {
  expect(filterOfView({ status: 'arrears', search: '9123 4567', memberId: 'one', staffId: 'two', from: '' })).toEqual({ status: 'arrears' })
})

test('views are found again by whoever keeps them; what is no view is left out', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const view = { name: 'In arrears', filter: { status: 'arrears' }, sort, perPage: 50 }
  expect(keepViews('nurul', 'members', [view])).toBe(true)
  expect(readViews('nurul', 'members')).toEqual([view])
  expect(readViews('nurul', 'payments')).toEqual([])
  expect(readViews('ravi', 'members')).toEqual([])
  kept.set('desk-views:nurul:members', JSON.stringify([view, { name: 'half' }, null, 7]))
  expect(readViews('nurul', 'members')).toEqual([view])
  vi.unstubAllGlobals()
})

test('an address says filter, order and page', () => {
  const query = new URLSearchParams(queryOf({ filter: { status: 'arrears' }, sort, perPage: 50 }, 3))
  expect(Object.fromEntries(query)).toEqual({ filter: '{"status":"arrears"}', sort: 'name', order: 'ASC', page: '3', perPage: '50' })
})

test.each([
  ['G6046409Q', true],
  ['g 6046409', true],
  ['F6046', true],
  ['M6046409Q', true],
  ['M1000074L', false],
  ['M1000074', false],
  // By the check letter a FIN, and no member number.
  ['M1234567K', true],
  ['m 6046400 j', true],
  ['M6046406-L', true],
  ['M1234567L', false],
  ['M100007L', false],
  ['M100', false],
  ['G604', false],
  ['91234567', false],
  ['Rahim 6409', false],
  ['MWC261124X7R48C6P', false],
])('whether %s begins like a FIN: %s', (text, expected) => {
  expect(beginsLikeFin(text)).toBe(expected)
})
