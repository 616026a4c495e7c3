import { expect, it } from 'vitest'
import { centsOf, partsOf, wrongMoney } from './amount.ts'

it('reads dollars with a point, and commas between thousands alone', () => {
  const read = ['9.50', '9', ' S$9.5 ', '$0.05', '1,234.00', '1234567.89', '1,234,567'].map(centsOf)
  expect(read).toEqual([950, 900, 950, 5, 123_400, 123_456_789, 123_456_700])
  expect([partsOf('0.056', 3), partsOf('5.6', 3)]).toEqual([56, 5600])
})

it('takes nothing else for an amount, least of all a comma for the decimal mark', () => {
  const wrong = ['', '9,50', '9,5', '0,056', '9,00', '12,34.00', '1,2345', '9.505', '-9', 'abc', '9.', '99999999', '9.5.0', '１２']
  expect(wrong.map(centsOf).filter((cents) => !Number.isNaN(cents))).toEqual([])
  expect(partsOf('0,056', 3)).toBeNaN()
})

it('says how money is typed where that is what is wrong', () => {
  expect(wrongMoney('9,50', 'Integers only.')).toContain('9.50')
  expect(wrongMoney('0.00', 'This is too low.')).toBe('This is too low.')
})
