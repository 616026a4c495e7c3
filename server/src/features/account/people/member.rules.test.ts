import { isFin } from '@mwc/contract/account/people/fin'
import { expect, test } from 'vitest'
import { memberNumberOf } from './member.rules.ts'

test('no member number below four million is a whole FIN, so that a FIN is known by its check letter', () => {
  const numbers = Array.from({ length: 40_000 }, (_, n) => memberNumberOf(n * 100 + (n % 100)))
  expect(numbers.at(-1)).toMatch(/^M3\d{6}[A-L]$/)
  expect(numbers.filter((number) => isFin(number))).toEqual([])
  expect(isFin(memberNumberOf(4_000_005))).toBe(true)
})
