import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinSmall, leastOfGroup } from './join-small.ts'

it.each([
  ['all large enough', [7, 5], ['a 7', 'b 5']],
  ['small ones together', [9, 4, 3], ['a 9', 'Others 7']],
  ['one that is too small, with the next', [9, 6, 2], ['a 9', 'Others 8']],
  ['too few in all', [3, 1], []],
  ['none', [0, 0], []],
])('%s', (_, sizes, expected) => {
  const groups = sizes.map((n, at) => ({ name: 'abc'.charAt(at), n }))
  expect(joinSmall(groups).map(({ name, n }) => `${name} ${n}`)).toEqual(expected)
})

it('no group is smaller than five, and together they are all, or nothing is said', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 8 }), (sizes) => {
      const shown = joinSmall(sizes.map((n, at) => ({ name: `group ${at}`, n })))
      const [all, told] = [sizes.reduce((a, b) => a + b, 0), shown.reduce((sum, { n }) => sum + n, 0)]
      expect(shown.every(({ n }) => n >= leastOfGroup)).toBe(true)
      expect(told === all || (told === 0 && all < leastOfGroup)).toBe(true)
    }),
  )
})
