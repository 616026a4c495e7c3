import type { FigureName } from '@mwc/contract/figures/figure-names'

/** A figure of a day. */
export type Figure = { figure: FigureName; day: string; part: string; n: number }
/** By how much a figure differs from that of the day before. */
export type Change = Figure

/** What there is at the end of each of some days, in order, from its changes; what there is none of is left out. */
export function sumsOver(days: readonly string[], changes: readonly Change[]): Figure[] {
  const sums: Figure[] = []
  const places = new Map(days.map((day, at) => [day, at]))
  for (const of of Map.groupBy(changes, ({ figure, part }) => `${figure} ${part}`).values()) {
    const steps = new Map<number, number>()
    for (const { day, n } of of) {
      const at = places.get(day)
      // What ends with the last day changes the one after it.
      if (at !== undefined) steps.set(at, (steps.get(at) ?? 0) + n)
    }
    const { figure, part } = of[0] as Change
    let n = 0
    for (const [at, day] of days.entries()) {
      n += steps.get(at) ?? 0
      if (n !== 0) sums.push({ figure, day, part, n })
    }
  }
  return sums
}
