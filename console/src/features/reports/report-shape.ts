import type { FigureName } from '@mwc/contract/figures/figure-names'
import type { Report, Series } from '@mwc/contract/figures/figures.schemas'
import { formatMoney } from '../../page/format.ts'

/** One colour of a chart, one column of its table; not a number where there is none. */
export type ShownPart = { name: string; values: readonly number[] }
/** A chart with its table: what stands along it, and what it has of each. */
export type ShownFigure = {
  title: string
  explained: string
  unit: 'count' | 'money' | 'percent'
  /** What one of the labels is. */
  along: string
  labels: readonly string[]
  parts: readonly ShownPart[]
  /** Whether the parts together are something that is said, too. */
  summed: boolean
}

/** Parts that have a column of their own; whatever else there is is one. */
const mostParts = 7

export const showNumber = (n: number, unit: ShownFigure['unit']): string =>
  Number.isNaN(n) ? '–' : unit === 'money' ? formatMoney(n) : unit === 'percent' ? `${n} %` : n.toLocaleString('en-SG')

const sum = (values: readonly number[]) => values.reduce((all, n) => all + n, 0)
const added = (a: readonly number[], b: readonly number[]) => a.map((n, at) => n + (b[at] ?? 0))

const daysInMonth = (day: string) => String(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate())

/** Steps as they are named along a chart: a month by its name, a day or a stretch by its days. */
export function labelOf({ from, to }: Report['steps'][number]): string {
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-SG', { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep')
  if (from === to) return format(from, { day: 'numeric', month: 'short', year: '2-digit' })
  if (from.endsWith('-01') && to.endsWith(`-${daysInMonth(to)}`)) return format(from, { month: 'short', year: 'numeric' })
  const begin = format(from, { day: 'numeric', ...(from.slice(0, 7) === to.slice(0, 7) ? {} : { month: 'short' }) })
  return `${begin}–${format(to, { day: 'numeric', month: 'short', year: '2-digit' })}`
}

/** The series of a figure; `of` takes from a part the name under which it is shown, or null for what is left out. */
export function partsOf(report: Report, figure: FigureName, of: (part: string) => string | null): ShownPart[] {
  const named = new Map<string, number[]>()
  for (const { part, values } of seriesOf(report, figure)) {
    const name = of(part)
    if (name !== null) named.set(name, added(values, named.get(name) ?? []))
  }
  return [...named].map(([name, values]) => ({ name, values }))
}

export const seriesOf = ({ series }: Report, figure: FigureName): Series[] => series.filter((one) => one.figure === figure)

/** The largest parts first; what is beyond those that have a column is together. */
export function largestFirst(parts: readonly ShownPart[]): ShownPart[] {
  const ordered = parts.toSorted((a, b) => sum(b.values) - sum(a.values) || a.name.localeCompare(b.name))
  const [own, rest] = [ordered.slice(0, mostParts), ordered.slice(mostParts)]
  if (rest.length === 0) return own
  return [...own, { name: 'Others', values: rest.map(({ values }) => values).reduce(added) }]
}

/** In the order of some names; those that there are none of are left out. */
export function inOrder(parts: readonly ShownPart[], names: readonly string[]): ShownPart[] {
  const at = ({ name }: ShownPart) => (names.includes(name) ? names.indexOf(name) : names.length)
  return parts.toSorted((a, b) => at(a) - at(b))
}

export const sums = (parts: readonly ShownPart[]): number[] =>
  parts
    .map(({ values }) => values)
    .reduce<readonly number[]>((a, b) => (a.length === 0 ? b : added(a, b)), [])
    .slice()
export const hasNothing = ({ parts }: ShownFigure): boolean => parts.every(({ values }) => values.every((n) => n === 0))

const quoted = (text: string) => {
  // A spreadsheet would take it for a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The table of a figure as CSV (RFC 4180), cents as dollars, with the mark by which Excel knows UTF-8. */
export function csvOf({ along, labels, parts, unit }: ShownFigure): string {
  const value = (n: number) => (Number.isNaN(n) ? '' : unit === 'money' ? (n / 100).toFixed(2) : String(n))
  const head = [along, ...parts.map(({ name }) => (unit === 'money' ? `${name} (S$)` : unit === 'percent' ? `${name} (%)` : name))]
  const rows = labels.map((label, at) => [quoted(label), ...parts.map(({ values }) => value(values[at] ?? 0))])
  return `\uFEFF${[head.map(quoted), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}
