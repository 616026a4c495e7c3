import type { UsedLoad, VisitLoads } from './take-load.ts'

export type Side = 'baseline' | 'ours'
/** One page on one side in one round, on a processor `cpu` times slower than this machine's. */
export type Measured = { page: string; side: Side; cpu: number; round: number; used: UsedLoad } & VisitLoads

export function median(numbers: (number | null)[]): number | null {
  const sorted = numbers.filter((number) => number !== null).sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

export type Figure = { name: string; unit: 'ms' | 'B' | ''; of: (one: Measured) => number | null }

const kinds = ['html', 'script', 'style', 'font', 'picture', 'call', 'other'] as const

/** Everything that is reported of a load, in the order of the table. */
export const figures: Figure[] = [
  { name: 'cold FCP', unit: 'ms', of: ({ cold }) => cold.fcp },
  { name: 'cold LCP', unit: 'ms', of: ({ cold }) => cold.lcp },
  { name: 'cold CLS', unit: '', of: ({ cold }) => cold.cls },
  { name: 'usable', unit: 'ms', of: ({ used }) => used.usable },
  { name: 'tries until answered', unit: '', of: ({ used }) => used.tries },
  { name: 'requests before usable', unit: '', of: ({ used }) => used.before.requests },
  ...kinds.map((kind) => ({ name: `${kind} before usable`, unit: 'B' as const, of: ({ used }: Measured) => used.before.body[kind] ?? 0 })),
  { name: 'requests of the worker before usable', unit: '', of: ({ used }) => used.workerBefore.requests },
  { name: 'all with heads before usable', unit: 'B', of: ({ used }) => used.before.total + used.workerBefore.total },
  { name: 'all with heads until idle', unit: 'B', of: ({ cold }) => cold.all.total },
  { name: '– of it by the worker', unit: 'B', of: ({ cold }) => cold.byWorker.total },
  { name: 'warm FCP', unit: 'ms', of: ({ warm }) => warm.fcp },
  { name: 'warm LCP', unit: 'ms', of: ({ warm }) => warm.lcp },
  { name: 'warm CLS', unit: '', of: ({ warm }) => warm.cls },
  { name: 'warm shell, network', unit: 'B', of: ({ warm }) => warm.shell.total },
  { name: 'offline LCP', unit: 'ms', of: ({ offline }) => offline?.lcp ?? null },
  { name: 'offline painted, share', unit: '', of: ({ offline }) => offline && Number(offline.painted) },
]

/** Median of one figure over the rounds; null when it was never there. */
export function medianOf(all: Measured[], name: string, page: string, side: Side, cpu: number): number | null {
  const figure = figures.find((figure) => figure.name === name)
  if (!figure) throw new Error(`No figure is called ${name}`)
  return median(all.filter((one) => one.page === page && one.side === side && one.cpu === cpu).map(figure.of))
}
