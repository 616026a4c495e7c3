import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encryptOldFormat } from '../testing/encrypt-old-format.ts'
import { isOneOf, makeEncryption, newCode, newToken, tokenHash } from './encryption.ts'

const [one, two] = [`k1:${'01'.repeat(32)}`, `k2:${'02'.repeat(32)}`]
const lookup = '0f'.repeat(32)
const encryption = makeEncryption(one, lookup)
const place = { table: 'member', column: 'fin_cipher', row: '7f0c' }

it('what is encrypted comes back, looks different each time, and any changed letter is noticed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (plain, at) => {
      const encrypted = encryption.encrypt(plain, place)
      expect(encryption.decrypt(encrypted, place)).toBe(plain)
      expect(encryption.encrypt(plain, place)).not.toBe(encrypted)
      const [mark, iv = '', tag = '', text = ''] = encrypted.split('.')
      const index = at % tag.length
      const forged = [mark, iv, tag.slice(0, index) + (tag[index] === 'A' ? 'Q' : 'A') + tag.slice(index + 1), text].join('.')
      if (Buffer.from(forged.split('.')[2] ?? '', 'base64url').equals(Buffer.from(tag, 'base64url'))) return
      expect(() => encryption.decrypt(forged, place)).toThrow()
    }),
  )
})

it('what was encrypted for one row, column or table opens at no other', () => {
  const encrypted = encryption.encrypt('G6046409Q', place)
  for (const other of [{ row: '7f0d' }, { column: 'totp_cipher' }, { table: 'staff' }])
    expect(() => encryption.decrypt(encrypted, { ...place, ...other })).toThrow()
})

it('parts of a place are told apart, however they are named', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (table, column, row) => {
      const encrypted = encryption.encrypt('x', { table, column, row })
      const moved = { table: table + column, column: row, row: '' }
      if (moved.table === table && moved.column === column && moved.row === row) return
      expect(() => encryption.decrypt(encrypted, moved)).toThrow()
    }),
  )
})

it('what was encrypted before values were bound to a place still opens, and does not pass for a bound one', () => {
  const before = encryptOldFormat(one, 'G6046409Q')
  expect(encryption.decrypt(before, place)).toBe('G6046409Q')
  expect(() => encryption.decrypt(before.replace(/^k1/, encryption.mark), place)).toThrow()
  expect(() => encryption.decrypt(encryption.encrypt('G6046409Q', place).replace(encryption.mark, 'k1'), place)).toThrow()
})

it('a new key in front encrypts from now on, and the old one still opens what it sealed', () => {
  const old = encryption.encrypt('G6046409Q', place)
  const rotated = makeEncryption(`${two},${one}`, lookup)
  expect(rotated.decrypt(old, place)).toBe('G6046409Q')
  expect(rotated.encrypt('G6046409Q', place).split('.')[0]).toBe(rotated.mark)
  expect(rotated.mark).not.toBe(encryption.mark)
  expect(() => encryption.decrypt(rotated.encrypt('x', place), place)).toThrow('no key "k2"')
})

it('look-ups of one value differ by use and by key', () => {
  expect(encryption.lookup('fin', 'G6046409Q')).toBe(makeEncryption(two, lookup).lookup('fin', 'G6046409Q'))
  expect(encryption.lookup('fin', 'G6046409Q')).not.toBe(encryption.lookup('code', 'G6046409Q'))
  expect(encryption.lookup('fin', 'G6046409Q')).not.toBe(makeEncryption(one, '0e'.repeat(32)).lookup('fin', 'G6046409Q'))
})

it('a look-up key with an id marks its hashes, and beside another one both are made, the first one first', () => {
  const exchanged = makeEncryption(one, `n2:${'0e'.repeat(32)},${lookup}`)
  const [newer = '', older] = exchanged.lookups('fin', 'G6046409Q')
  expect([older, newer]).toEqual([encryption.lookup('fin', 'G6046409Q'), exchanged.lookup('fin', 'G6046409Q')])
  expect([newer.slice(0, -43), exchanged.lookupMarks]).toEqual(['n2.', ['n2.', '']])
  expect([isOneOf(older ?? '', [newer, older ?? '']), isOneOf('x', [newer])]).toEqual([true, false])
})

it('tokens have 43 signs, codes six digits', () => {
  expect(newToken()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(tokenHash(newToken())).toHaveLength(43)
  expect(newCode()).toMatch(/^\d{6}$/)
})
