import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normaliseShopCode, readScanned, shopAddress } from '../scan/scanned-text.ts'
import { shopCodeOf, shownShopCode } from './shop-code.ts'

const anyCode = fc.uint8Array({ minLength: 10, maxLength: 10 }).map(shopCodeOf)

it('a code is what its own reading makes of it, printed, typed in lower case, or with the digits mistaken for letters', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(normaliseShopCode(code)).toBe(code)
      expect(normaliseShopCode(shownShopCode(code).toLowerCase())).toBe(code)
      expect(normaliseShopCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
    }),
  )
})

it('the address on a poster is read back as the shop', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const origin = 'https://app.example'
      expect(readScanned(shopAddress(origin, code), origin)).toEqual({ kind: 'shop', code })
    }),
  )
})

it('every sign of the alphabet comes as often as any other', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const sign = shopCodeOf(new Uint8Array(10).fill(byte))[0] ?? ''
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])])
})
