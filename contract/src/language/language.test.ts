import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLanguage, languageOfHeader, languages, languageTags } from './language.ts'

describe('the language header', () => {
  it.each([
    ['en', 'english'],
    ['zh-Hans', 'chinese'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'chinese'],
    ['zh-TW', 'chinese'],
    ['bn', 'bengali'],
    ['BN-bd', 'bengali'],
    ['bn-IN', 'bengali'],
    ['ta-SG', 'india'],
    ['my,ta;q=0.5,en;q=0.4', 'india'],
    ['en;q=0.1, bn', 'bengali'],
    ['en;q=0, ta;q=0.2', 'india'],
    ['ta ; q=0.3 , bn ; q=0.7', 'bengali'],
    ['ta;q=abc,bn;q=0.1', 'bengali'],
  ] as const)('%s asks for %s', (header, language) => {
    expect(languageOfHeader(header)).toBe(language)
  })

  it.each([undefined, '', '*', 'fr', 'my-MM', ';;;', ',,,', 'tamil', 'constructor', '__proto__', '🙂', 'bn;q=0'])(
    '%j falls back to English',
    (header) => {
      expect(languageOfHeader(header)).toBe('english')
    },
  )

  it('of 10,000 characters is read no further than its start', () => {
    expect(languageOfHeader(`${'fr,'.repeat(3333)}bn`)).toBe('english')
    expect(languageOfHeader(`bn,${'fr,'.repeat(3333)}`)).toBe('bengali')
  })

  it('is understood as the app sends it', () => {
    for (const language of languages) expect(languageOfHeader(languageTags[language])).toBe(language)
  })

  it('always gives one of the four', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        expect(languages).toContain(languageOfHeader(header))
      }),
    )
  })
})

describe('a language', () => {
  it.each(languages)('%s is one', (language) => {
    expect(isLanguage(language)).toBe(true)
  })

  it.each([undefined, null, '', 'tamil', 'en', 'ENGLISH', 'toString', 0, {}, ['english']])('%j is none', (value) => {
    expect(isLanguage(value)).toBe(false)
  })
})
