import { cpus as processors } from 'node:os'
import type { BenchPage } from './bench-pages.ts'
import { figures, type Measured, median, medianOf } from './figures.ts'
import type { CardOpening } from './open-card.ts'
import { printTable } from './print-table.ts'
import type { Lighthouse } from './run-lighthouse.ts'
import { judgeCard, judgePage, judgeScores, targetCpu } from './targets.ts'

function write(number: number | null, unit: string): string {
  if (number === null) return '—'
  return `${unit === '' ? Math.round(number * 10_000) / 10_000 : Math.round(number)}${unit && ` ${unit}`}`
}

function sayOnce(what: string, things: string[]): void {
  if (things.length > 0) console.log(`${what} ${[...new Set(things)].join(' ')}`)
}

/** Medians of one page on both sides, and times as multiples of the baseline's largest paint. */
export function printMedians(all: Measured[], page: string, cpu: number): void {
  const baselineLcp = medianOf(all, 'cold LCP', page, 'baseline', cpu)
  const rows = figures.map(({ name, unit }) => {
    const ours = medianOf(all, name, page, 'ours', cpu)
    const ratio = unit === 'ms' && ours !== null && baselineLcp !== null ? (ours / baselineLcp).toFixed(2) : ''
    return [name, write(medianOf(all, name, page, 'baseline', cpu), unit), write(ours, unit), ratio]
  })
  const visits = all.filter((one) => one.page === page && one.side === 'ours' && one.cpu === cpu)
  console.log('')
  printTable([`${page}, processor ${cpu} × slower`, 'baseline', 'ours', "ours ÷ baseline's LCP"], rows)
  sayOnce(
    'Before it was usable it fetched',
    visits.flatMap(({ used }) => used.fetched),
  )
  sayOnce(
    'A warm load fetched',
    visits.flatMap(({ warm }) => warm.fetched),
  )
  sayOnce(
    'Offline it did not paint:',
    visits.flatMap(({ offline }) => (offline && !offline.painted ? [offline.why || 'nothing in time'] : [])),
  )
}

/** How long a member waits at the counter, without a network, for a code that can be scanned. */
export function printCards(cards: CardOpening[]): void {
  const rows = [...new Set(cards.map(({ cpu }) => cpu))].map((cpu) => {
    const times = cards.filter((one) => one.cpu === cpu).map(({ shown }) => shown)
    return [`processor ${cpu} × slower`, write(median(times), 'ms'), times.map((shown) => write(shown, '')).join(', ')]
  })
  console.log('')
  printTable(['card, offline, from its icon to its code', 'median', 'each'], rows)
}

/** What holds of the targets. */
export function printVerdicts(
  benchPages: BenchPage[],
  all: Measured[],
  cards: CardOpening[],
  lighthouse: Record<string, Lighthouse>,
): void {
  const pages = benchPages.filter(({ baseline }) => baseline !== null).flatMap(({ name }) => judgePage(all, name))
  const scores = Object.entries(lighthouse).flatMap(([name, answer]) => judgeScores(name, answer.scores))
  const rows = [...pages, ...judgeCard(all, cards), ...scores].map(({ what, measured, target, holds }) => [
    what,
    measured,
    target,
    holds ? 'holds' : 'does not hold',
  ])
  console.log('')
  printTable([`medians, processor ${targetCpu} × slower`, 'measured', 'target', ''], rows)
  for (const [name, { lost }] of Object.entries(lighthouse))
    if (lost.length > 0) console.log(`\nLighthouse on ${name}: ${lost.join(' · ')}`)
}

/** What the times have to be taken with. */
export function saySetting(hasWorker: boolean, notSlowed: string[], busy: number): void {
  const worker = notSlowed.length > 0 ? `yes, not slowed by ${notSlowed.join(', ')}` : 'yes, slowed like the page'
  console.log(`\nService worker: ${hasWorker ? worker : 'none'}`)
  const count = processors().length
  console.log(
    `Load of this machine at the end: ${busy.toFixed(1)} on ${count} processors${busy > count ? '; too busy to trust the times' : ''}`,
  )
}
