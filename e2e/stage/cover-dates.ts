/** Today in Singapore. */
export function today(): Temporal.PlainDate {
  return Temporal.Now.plainDateISO('Asia/Singapore')
}

/** The last day of `months` from `first` on: the day before the same day, or the end of a month that has no such day. */
export function lastDayOf(first: Temporal.PlainDate, months: number): Temporal.PlainDate {
  const same = first.add({ months })
  return same.day === first.day ? same.subtract({ days: 1 }) : same
}
