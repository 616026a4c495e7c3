import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sealedBefore } from '../testing/encrypt-old-format.ts'
import { makeSeal, newCode, newToken, tokenHash } from './encryption.ts'

const [one, two] = [`k1:${'01'.repeat(32)}`, `k2:${'02'.repeat(32)}`]
const lookup = '0f'.repeat(32)
const seal = makeSeal(one, lookup)
const place = { table: 'member', column: 'fin_cipher', row: '7f0c' }

it('what is sealed comes back, looks different each time, and any changed letter is noticed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (plain, at) => {
      const sealed = seal.encrypt(plain, place)
      expect(seal.decrypt(sealed, place)).toBe(plain)
      expect(seal.encrypt(plain, place)).not.toBe(sealed)
      const [mark, iv = '', tag = '', text = ''] = sealed.split('.')
      const index = at % tag.length
      const forged = [mark, iv, tag.slice(0, index) + (tag[index] === 'A' ? 'Q' : 'A') + tag.slice(index + 1), text].join('.')
      if (Buffer.from(forged.split('.')[2] ?? '', 'base64url').equals(Buffer.from(tag, 'base64url'))) return
      expect(() => seal.decrypt(forged, place)).toThrow()
    }),
  )
})

it('what was sealed for one row, column or table opens at no other', () => {
  const sealed = seal.encrypt('G6046409Q', place)
  for (const other of [{ row: '7f0d' }, { column: 'totp_cipher' }, { table: 'staff' }])
    expect(() => seal.decrypt(sealed, { ...place, ...other })).toThrow()
})

it('parts of a place are told apart, however they are named', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (table, column, row) => {
      const sealed = seal.encrypt('x', { table, column, row })
      const moved = { table: table + column, column: row, row: '' }
      if (moved.table === table && moved.column === column && moved.row === row) return
      expect(() => seal.decrypt(sealed, moved)).toThrow()
    }),
  )
})

it('what was sealed before values were bound to a place still opens, and does not pass for a bound one', () => {
  const before = sealedBefore(one, 'G6046409Q')
  expect(seal.decrypt(before, place)).toBe('G6046409Q')
  expect(() => seal.decrypt(before.replace(/^k1/, seal.mark), place)).toThrow()
  expect(() => seal.decrypt(seal.encrypt('G6046409Q', place).replace(seal.mark, 'k1'), place)).toThrow()
})

it('a new key in front seals from now on, and the old one still opens what it sealed', () => {
  const old = seal.encrypt('G6046409Q', place)
  const rotated = makeSeal(`${two},${one}`, lookup)
  expect(rotated.decrypt(old, place)).toBe('G6046409Q')
  expect(rotated.encrypt('G6046409Q', place).split('.')[0]).toBe(rotated.mark)
  expect(rotated.mark).not.toBe(seal.mark)
  expect(() => seal.decrypt(rotated.encrypt('x', place), place)).toThrow('no key "k2"')
})

it('look-ups of one value differ by use and by key', () => {
  expect(seal.lookup('fin', 'G6046409Q')).toBe(makeSeal(two, lookup).lookup('fin', 'G6046409Q'))
  expect(seal.lookup('fin', 'G6046409Q')).not.toBe(seal.lookup('code', 'G6046409Q'))
  expect(seal.lookup('fin', 'G6046409Q')).not.toBe(makeSeal(one, '0e'.repeat(32)).lookup('fin', 'G6046409Q'))
})

it('tokens have 43 signs, codes six digits', () => {
  expect(newToken()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(tokenHash(newToken())).toHaveLength(43)
  expect(newCode()).toMatch(/^\d{6}$/)
})
