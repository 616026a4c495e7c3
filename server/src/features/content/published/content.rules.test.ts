import { languages } from '@mwc/contract/language/language'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedCategories } from './category-search.rules.ts'
import { type Order, readCursor, shownIn, wholeIn, writeCursor } from '../kinds/content.rules.ts'
import { searchable, wordsOf } from '../kinds/search.rules.ts'

const anyOrder = fc.constantFrom<Order>('position', 'metres', 'newest')

describe('a cursor', () => {
  it('comes back as it was given out, and in no other order', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, fc.integer({ min: 0, max: 9_999_999_999_999 }), fc.uuid(), (order, other, key, id) => {
        const text = writeCursor(order, { key, id })
        expect(readCursor(order, text)).toEqual({ key, id })
        if (order !== other) expect(readCursor(other, text)).toBeUndefined()
      }),
    )
  })

  it('is nothing else', () => {
    fc.assert(fc.property(anyOrder, fc.string({ unit: 'binary' }), (order, text) => readCursor(order, text) === undefined))
  })
})

it('an item is shown in a language exactly where all of its texts have it', () => {
  const anyText = fc.record(
    { english: fc.string(), chinese: fc.string(), bengali: fc.string(), india: fc.string() },
    { requiredKeys: ['english'] },
  )
  fc.assert(
    fc.property(fc.array(anyText), fc.constantFrom(...languages), (texts, reader) => {
      const shown = shownIn(wholeIn(texts), reader)
      expect(shown === reader).toBe(texts.every((text) => text[reader] !== undefined) || reader === 'english')
      if (shown !== reader) expect(shown).toBe('english')
    }),
  )
})

it('a part of a text is found in it, whatever its case and form', () => {
  const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (before, text, form) => {
      for (const typed of [text, text.toUpperCase().toLowerCase(), text.normalize(form)]) {
        const isSame = searchable(typed) === searchable(text)
        if (isSame) for (const word of wordsOf(typed)) expect(searchable(`${before} ${text}`)).toContain(word)
      }
    }),
  )
})

it('a search has at most eight words', () => {
  expect(wordsOf('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect([wordsOf(undefined), wordsOf(' \u200b\n')]).toEqual([[], []])
})

it.each([
  ['food', ['food'], []],
  ['gro', ['groceries'], []],
  ['汇款', ['money'], []],
  ['উদ্বাস্তু', [], []],
  ['free', [], []],
  ['time free', ['leisure'], []],
  ['உணவு noodle', ['food'], ['noodle']],
] as const)('a search for %s names categories by their whole name or its beginnings', (search, categories, rest) => {
  expect(namedCategories(wordsOf(search))).toEqual(categories.map((category) => ({ category, rest })))
})
