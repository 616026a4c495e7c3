/** Whole days of Singapore that are counted: from the first until before `until`, and the moments at which they begin. */
export type Window = { from: string; until: string; start: Date; end: Date }

/** A day that was counted, the days of arrears that stood then, and whether what was emptied since is kept. */
export type CountedDay = { day: string; arrears_days: number; is_base: boolean }

/** Each day of a window, in order. */
export function daysOf({ from, until }: Pick<Window, 'from' | 'until'>): string[] {
  const days: string[] = []
  for (let day = Temporal.PlainDate.from(from); day.toString() < until; day = day.add({ days: 1 })) days.push(day.toString())
  return days
}

/**
 * The day from which can be counted on to one that was not counted: the one before yesterday's, so that what was written late for
 * yesterday is in today's figures. Null where all has to be counted: in the beginning, behind a gap, with other days of arrears.
 * @param counted in order
 */
export function baseOf(counted: readonly CountedDay[], from: string, arrearsDays: number): string | null {
  const [base, last] = counted.slice(-2)
  if (base === undefined || last === undefined) return null
  const isBase = (counted: CountedDay, days: number) =>
    counted.is_base && counted.arrears_days === arrearsDays && counted.day === Temporal.PlainDate.from(from).subtract({ days }).toString()
  return isBase(base, 2) && isBase(last, 1) ? base.day : null
}
