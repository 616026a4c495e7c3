import { expect, it } from 'vitest'
import { splitIds } from './id-ranges.rules.ts'

const edges = (ranges: ReturnType<typeof splitIds>) =>
  ranges.map(({ from, to }) => [from, to].map((id) => Number.parseInt(id.slice(0, 8), 16)) as [from: number, to: number])

it.each([1, 2, 3, 5, 24])('%i ranges have each id once', (wanted) => {
  const ranges = splitIds(wanted)
  expect(ranges).toHaveLength(wanted)
  expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])
  const [, ...later] = edges(ranges)
  const last = edges(ranges).slice(0, -1)
  expect(later.map(([from]) => from)).toEqual(last.map(([, to]) => to + 1))
})

it('of no account there is still a range', () => {
  expect(splitIds(0)).toEqual(splitIds(1))
})
