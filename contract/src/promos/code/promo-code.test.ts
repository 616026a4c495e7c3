import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePromoCode } from './promo-code.ts'

describe('a promo code', () => {
  it.each([
    'WELCOME3',
    'welcome3',
    ' Wel come 3 ',
    'ＷＥＬＣＯＭＥ３',
    'ｗｅｌｃｏｍｅ３',
    'WEL\tCOME3\n',
    'WEL\u00a0COME3',
    '　WELCOME　3',
  ])('typed as %j is WELCOME3', (text) => {
    expect(normalisePromoCode(text)).toBe('WELCOME3')
  })

  it.each(['ABCD', '1234', 'A-B-', 'A'.repeat(20)])('%s has a length that is taken', (text) => {
    expect(normalisePromoCode(text)).toBe(text)
  })

  it.each([
    '',
    '   ',
    'ABC',
    'A B C',
    'A'.repeat(21),
    'WELCOME_3',
    'WELCOME3!',
    'ওয়েলকাম',
    'WELCOME৩',
    '欢迎欢迎',
    'Straße',
    'WELCOMEı',
    'CAFÉ2026',
    'WELCOME🎉',
    'WEL\u0000COME3',
    'WEL\u200bCOME3',
    "' OR 1=1 --",
    '<script>',
  ])('%j has the wrong format', (text) => {
    expect(normalisePromoCode(text)).toBeNull()
  })

  it.each(['A', ' ', 'é', '\ufdfa'])('is no 10,000 times %j', (character) => {
    expect(normalisePromoCode(character.repeat(10_000))).toBeNull()
  })

  it('is 4 to 20 of A–Z, 0–9 and - or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const code = normalisePromoCode(text)
        if (code !== null) expect(code).toMatch(/^[A-Z0-9-]{4,20}$/)
      }),
    )
  })

  it('is the same however its letters are cased and spaced, and read twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9-]{4,20}$/), fc.nat(), (code, at) => {
        const cut = at % code.length
        expect(normalisePromoCode(`${code.slice(0, cut).toLowerCase()} ${code.slice(cut)}`)).toBe(code)
        expect(normalisePromoCode(normalisePromoCode(code) ?? '')).toBe(code)
      }),
    )
  })
})
