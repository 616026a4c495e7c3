import { type Measured, median, medianOf } from './figures.ts'
import type { CardOpening } from './open-card.ts'
import type { Scores } from './run-lighthouse.ts'

export type Verdict = { what: string; measured: string; target: string; holds: boolean }

/** Targets count for the processor that is four times slower; a slower one is shown beside it. */
export const targetCpu = 4

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const times = (ratio: number) => `${ratio.toFixed(2)} ×`
const plain = (number: number) => String(Math.round(number * 10_000) / 10_000)

function atMost(what: string, number: number | null, limit: number, write: (number: number) => string): Verdict {
  const holds = number !== null && number <= limit
  return { what, measured: number === null ? 'not reached' : write(number), target: `≤ ${write(limit)}`, holds }
}

function ratio(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one / other
}

/** What one page has to hold, against the baseline of the same run. */
export function judgePage(all: Measured[], page: string): Verdict[] {
  const ours = (name: string) => medianOf(all, name, page, 'ours', targetCpu)
  const baselineLcp = medianOf(all, 'cold LCP', page, 'baseline', targetCpu)
  const visits = all.filter((one) => one.page === page && one.side === 'ours')
  // To three decimals, as tools show it.
  const shift = Math.round(Math.max(...visits.flatMap(({ cold, warm }) => [cold.cls, warm.cls])) * 1000) / 1000
  const painted = visits.filter(({ offline }) => offline?.painted).length
  return [
    atMost('script of the first load', ours('script before usable'), 80_000, kB),
    atMost('HTML with its CSS', ours('html before usable'), 14_000, kB),
    atMost('first visit in all, worker and pictures included', ours('all with heads until idle'), 350_000, kB),
    atMost('requests before usable', ours('requests before usable'), 6, plain),
    atMost("cold LCP ÷ baseline's", ratio(ours('cold LCP'), baselineLcp), 1.15, times),
    atMost("usable ÷ baseline's LCP", ratio(ours('usable'), baselineLcp), 2, times),
    atMost('shell of a warm load from the network', ours('warm shell, network'), 0, kB),
    atMost('warm LCP ÷ cold LCP', ratio(ours('warm LCP'), ours('cold LCP')), 0.6, times),
    atMost('layout shift, worst load', shift, 0, plain),
    { what: 'offline reload paints', measured: `${painted} of ${visits.length}`, target: 'every time', holds: painted === visits.length },
  ].map((verdict) => ({ ...verdict, what: `${page}: ${verdict.what}` }))
}

/** The card without a network, against the baseline's log-in, the lighter static page; no ratio where that was not measured. */
export function judgeCard(all: Measured[], cards: CardOpening[]): Verdict[] {
  const shown = cards.filter(({ cpu }) => cpu === targetCpu).map((one) => one.shown)
  if (shown.length === 0) return []
  const baselineLcp = medianOf(all, 'cold LCP', 'log-in', 'baseline', targetCpu)
  const beside =
    baselineLcp === null ? [] : [atMost("card offline, icon to code ÷ baseline's LCP", ratio(median(shown), baselineLcp), 2.5, times)]
  const missing = shown.filter((time) => time === null).length
  const every = { what: 'card offline: openings with a code', measured: `${shown.length - missing} of ${shown.length}`, target: 'all' }
  return [{ ...every, holds: missing === 0 }, ...beside]
}

/** What Lighthouse has to say. */
export function judgeScores(page: string, scores: Scores): Verdict[] {
  return Object.entries(scores).map(([category, score]) => {
    const least = category === 'performance' ? 98 : 100
    return { what: `${page}: Lighthouse ${category}`, measured: plain(score), target: `≥ ${least}`, holds: score >= least }
  })
}
