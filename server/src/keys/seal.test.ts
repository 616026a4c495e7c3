import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeSeal, newCode, newToken, tokenHash } from './seal.ts'

const [one, two] = [`k1:${'01'.repeat(32)}`, `k2:${'02'.repeat(32)}`]
const lookup = '0f'.repeat(32)
const seal = makeSeal(one, lookup)

it('what is sealed comes back, looks different each time, and any changed letter is noticed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (plain, at) => {
      const sealed = seal.encrypt(plain)
      expect(seal.decrypt(sealed)).toBe(plain)
      expect(seal.encrypt(plain)).not.toBe(sealed)
      const [id, iv = '', tag = '', text = ''] = sealed.split('.')
      const index = at % tag.length
      const forged = [id, iv, tag.slice(0, index) + (tag[index] === 'A' ? 'Q' : 'A') + tag.slice(index + 1), text].join('.')
      if (Buffer.from(forged.split('.')[2] ?? '', 'base64url').equals(Buffer.from(tag, 'base64url'))) return
      expect(() => seal.decrypt(forged)).toThrow()
    }),
  )
})

it('a new key in front seals from now on, and the old one still opens what it sealed', () => {
  const old = seal.encrypt('G6046409Q')
  const rotated = makeSeal(`${two},${one}`, lookup)
  expect(rotated.decrypt(old)).toBe('G6046409Q')
  expect(rotated.encrypt('G6046409Q')).toMatch(/^k2\./)
  expect(() => seal.decrypt(rotated.encrypt('x'))).toThrow('no key "k2"')
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
