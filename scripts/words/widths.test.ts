import { languages } from '@mwc/contract/language/language'
import { describe, expect, it } from 'vitest'
import { allTexts } from './all-texts.ts'
import type { Texts } from './flatten-texts.ts'
import { findPlaces, type Place } from './find-places.ts'
import { measure, unbreakable, type Weight } from './measure-words.ts'

const places = findPlaces(Object.keys(allTexts.english).filter((key) => key.startsWith('app.')))
/** What the tab bar adds to each label. */
const tabPadding = 2

/** Words that break in the middle on a screen of 320 px, in the places where that is seen first. */
function brokenWords(texts: Texts, where: readonly Place[], isTamil = false): string[] {
  const broken = where.flatMap(({ slot, keys }) =>
    keys.flatMap((key) =>
      unbreakable(texts[key] ?? '').flatMap((word) => {
        const width = measure(word, (isTamil && slot.tamilSize) || slot.fontSize, slot.weight)
        return width > slot.width ? [`${word}: ${Math.round(width)} of ${slot.width} px as ${slot.name} (${key})`] : []
      }),
    ),
  )
  return [...new Set(broken)]
}

/** The tab bar with the longest label chosen; in Tamil the others are drawn lighter. */
function tabBarWidth(texts: Texts, others: Weight): number {
  const labels = Object.entries(texts).flatMap(([key, text]) => (key.startsWith('app.shared.tabs.') ? [text] : []))
  expect(labels).toHaveLength(5)
  const chosen = Math.max(...labels.map((label) => measure(label, 14, 600) - measure(label, 14, others)))
  return labels.reduce((sum, label) => sum + measure(label, 14, others) + tabPadding, chosen)
}

describe.each(languages)('on a screen of 320 px, in %s,', (language) => {
  it('every word of a button, heading, title and tile stays whole', () => {
    expect(brokenWords(allTexts[language], places, language === 'india')).toEqual([])
  })

  it('the five tabs stand beside each other', () => {
    expect(tabBarWidth(allTexts[language], language === 'india' ? 400 : 600)).toBeLessThanOrEqual(320)
  })
})

it('places of every kind are looked at', () => {
  const seen = (name: string) => places.filter(({ slot }) => slot.name.includes(name)).length
  expect([seen('button') > 100, seen('heading') > 80, seen('title') > 40, seen('tile') > 10]).toEqual([true, true, true, true])
})

describe('a text', () => {
  it('is as wide as its script is drawn: signs above and below add nothing, and letters join', () => {
    expect(measure('字字', 16, 600)).toBe(32)
    expect(measure('কি', 16, 600)).toBeGreaterThan(measure('ক', 16, 600))
    expect(measure('কু', 16, 600)).toBeCloseTo(measure('ক', 16, 600), 0)
    expect(measure('ক্ত', 16, 600)).toBeLessThan(measure('ক', 16, 600) + measure('ত', 16, 600))
    expect(measure('கி', 16, 600)).toBeGreaterThan(measure('க', 16, 600))
    expect(measure('word', 32, 700)).toBeCloseTo(2 * measure('word', 16, 700))
  })

  it('breaks at spaces, hyphens and slashes, and around Chinese characters', () => {
    expect(unbreakable('One-way, or 24/7')).toEqual(['One-', 'way,', 'or', '24/', '7'])
    expect(unbreakable('用 PayNow付款')).toEqual(['PayNow'])
  })

  it('with a word that is too long is found', () => {
    const slot = { name: 'button', fontSize: 18, weight: 600 as const, width: 100 }
    expect(brokenWords({ a: 'incomprehensibilities', b: 'short' }, [{ slot, keys: ['a', 'b'], file: '' }])).toHaveLength(1)
  })
})
