import { expect, it } from 'vitest'
import { endBefore, readPosition, writePosition } from './wal-position.rules.ts'

it.each(['0/0', '0/3000028', '16/B374D848', 'FFFFFFFF/FFFFFFFF'])('%s is read and written as it was', (text) => {
  expect(writePosition(readPosition(text) ?? -1n)).toBe(text)
})

it.each(['', '0', '16/', '/16', '16/B374D8481', '16-3', '16/3 ', 'g/1', '-1/1', '%s'])('%j is no position', (text) => {
  expect(readPosition(text)).toBeUndefined()
})

it('what came later is greater, over the border of its two halves', () => {
  const texts = ['0/FFFFFFFF', '1/0', '1/10', '2/0', '10/0']
  const positions = texts.map((text) => readPosition(text) ?? -1n)
  expect(positions.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(positions)
})

it.each([
  ['0/3002018', '0/3002000'],
  ['0/3000028', '0/3000000'],
  ['0/3002020', '0/3002020'],
  ['0/3002000', '0/3002000'],
])('before the next record at %s everything ends at %s', (next, end) => {
  expect(writePosition(endBefore(readPosition(next) ?? -1n))).toBe(end)
})
