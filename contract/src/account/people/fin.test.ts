import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFin, joinFin, normaliseFin, splitFin } from './fin.ts'

const checkLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const series = fc.constantFrom('F', 'G', 'M')
const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 }).map((list) => list.join(''))
const fins = fc.tuple(series, digits).map(([letter, seven]) => {
  const fin = checkLetters.map((check) => `${letter}${seven}${check}`).find(isFin)
  if (!fin) throw new Error('no check letter fits')
  return fin
})

describe('a FIN', () => {
  it.each(['F1234567N', 'G6046409Q', 'G2943157X', 'M1234567K'])('%s is one', (fin) => {
    expect(isFin(fin)).toBe(true)
  })

  it.each([
    'G6075119Q',
    'M1234567L',
    'M1234567I',
    'S1234567D',
    'T1234567J',
    'G6046409',
    'G60464099Q',
    'g6046409q',
    ' G6046409Q',
    'G6046409Q\n',
    'G৬০৪৬৪০৯Q',
    '',
    '<b>G6046409Q</b>',
  ])('%j is none', (fin) => {
    expect(isFin(fin)).toBe(false)
  })

  it('has exactly one check letter for its series and digits', () => {
    fc.assert(
      fc.property(series, digits, (letter, seven) => {
        expect(checkLetters.filter((check) => isFin(`${letter}${seven}${check}`))).toHaveLength(1)
      }),
    )
  })

  it('is refused with one digit changed', () => {
    fc.assert(
      fc.property(fins, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 9 }), (fin, at, by) => {
        const digit = (Number(fin[at]) + by) % 10
        expect(isFin(fin.slice(0, at) + digit + fin.slice(at + 1))).toBe(false)
      }),
    )
  })

  it('is refused with two different neighbours swapped', () => {
    fc.assert(
      fc.property(fins, fc.integer({ min: 1, max: 6 }), (fin, at) => {
        fc.pre(fin[at] !== fin[at + 1])
        expect(isFin(`${fin.slice(0, at)}${fin[at + 1]}${fin[at]}${fin.slice(at + 2)}`)).toBe(false)
      }),
    )
  })

  it('is refused with another series letter or check letter', () => {
    fc.assert(
      fc.property(fins, fc.constantFrom(0, 8), fc.constantFrom(...checkLetters), (fin, at, letter) => {
        fc.pre(fin[at] !== letter)
        expect(isFin(fin.slice(0, at) + letter + fin.slice(at + 1))).toBe(false)
      }),
    )
  })

  it('is none for whatever else is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/^[FGM]\d{7}[A-Z]$/.test(text))
        expect(isFin(text)).toBe(false)
      }),
    )
  })
})

describe('the two fields of a FIN', () => {
  it('split what was pasted whole and join to the same again', () => {
    fc.assert(
      fc.property(fins, (fin) => {
        const fields = splitFin(` ${fin.toLowerCase().slice(0, 5)} ${fin.toLowerCase().slice(5)} `)
        expect(fields).toEqual({ front: fin.slice(0, 8), lastFour: fin.slice(5) })
        expect(joinFin(fields?.front ?? '', fields?.lastFour ?? '')).toBe(fin)
      }),
    )
  })

  it('are refused where the three digits that both carry differ', () => {
    expect(joinFin('G6046409', '408Q')).toBeNull()
  })

  it('are refused where the check letter does not fit', () => {
    expect(joinFin('G6046409', '409X')).toBeNull()
  })

  it.each([
    ['', ''],
    ['G6046409Q', ''],
    ['G6046409Q', '409Q'],
    ['G6046409', '09Q'],
    ['G6046409', '409QQ'],
    ['S1234567', '567D'],
  ])('are refused as %j and %j', (front, lastFour) => {
    expect(joinFin(front, lastFour)).toBeNull()
  })

  it.each(['G6046409', 'G6046409QQ', '60464099Q', ''])('do not split %j', (text) => {
    expect(splitFin(text)).toBeNull()
  })
})

describe('what is typed for a FIN', () => {
  it.each(['g6046409q', ' G604 6409 Q ', 'G6046409Q\n', 'Ｇ６０４６４０９Ｑ', 'G 6046409　Q'])('%j is read as G6046409Q', (text) => {
    expect(normaliseFin(text)).toBe('G6046409Q')
  })
})
