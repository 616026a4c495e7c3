/** Whole days of Singapore that are counted: from the first until before `until`, and the moments at which they begin. */
export type Window = { from: string; until: string; start: Date; end: Date }

/** Each day of a window, in order. */
export function daysOf({ from, until }: Pick<Window, 'from' | 'until'>): string[] {
  const days: string[] = []
  for (let day = Temporal.PlainDate.from(from); day.toString() < until; day = day.add({ days: 1 })) days.push(day.toString())
  return days
}
