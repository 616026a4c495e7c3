import { parseArgs } from 'node:util'
import { foundReaders } from './readers.ts'
import { randomOf, wears } from './worn-codes.ts'

/** How many worn codes each reader reads: docs/measuring.md says how to try another one. */
const { values } = parseArgs({ options: { each: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } } })
const text = 'https://members.mwc.example/mobile/pages/scan/scan?shop=HARB0RK1TC'

const readers = await foundReaders()
const names = [...readers.keys()]
const tally = new Map(names.map((name) => [name, { read: 0, wrong: 0, ms: 0 }]))
const random = randomOf(Number(values.seed))
const rows: Record<string, string[]> = {}
const each = Number(values.each)
for (const [wear, make] of Object.entries(wears)) {
  const read = new Map(names.map((name) => [name, 0]))
  for (let i = 0; i < each; i += 1) {
    const picture = make(text, i / Math.max(1, each - 1), random)
    for (const [name, reader] of readers) {
      const sums = tally.get(name) ?? { read: 0, wrong: 0, ms: 0 }
      const began = performance.now()
      const found = await reader(picture).catch(() => null)
      sums.ms += performance.now() - began
      if (found === text) read.set(name, (read.get(name) ?? 0) + 1)
      else if (found !== null) sums.wrong += 1
    }
  }
  for (const [name, count] of read) (tally.get(name) ?? { read: 0 }).read += count
  rows[wear] = [...read.values()].map((count) => `${Math.round((100 * count) / each)} %`)
}
const table = (name: string, cells: string[]) => console.log([name.padEnd(16), ...cells.map((cell) => cell.padStart(20))].join(''))
table('', names)
for (const [wear, row] of Object.entries(rows)) table(wear, row)
const all = each * Object.keys(wears).length
const sums = names.map((name) => tally.get(name) ?? { read: 0, wrong: 0, ms: 0 })
table(
  'all',
  sums.map(({ read }) => `${((100 * read) / all).toFixed(1)} %`),
)
table(
  'read wrongly',
  sums.map(({ wrong }) => String(wrong)),
)
table(
  'ms a picture',
  sums.map(({ ms }) => (ms / all).toFixed(1)),
)
