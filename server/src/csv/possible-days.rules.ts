/** No programme of the centre is older: a day before it is a slip of the pen, or of whoever wrote the file. */
const earliest = '2000-01-01'

const later = (today: string, by: Temporal.DurationLike) => Temporal.PlainDate.from(today).add(by).toString()
const isWithin = (day: string, last: string) => day >= earliest && day <= last

/** Whether money can have come on a day: until tomorrow in Singapore, since a bank's night may be ahead of ours. */
export function isMoneyDay(day: string, today: string): boolean {
  return isWithin(day, later(today, { days: 1 }))
}

/** Whether a membership can begin on a day: what was paid ahead follows a running one. */
export function isFirstDay(day: string, today: string): boolean {
  return isWithin(day, later(today, { years: 1 }))
}

/** Whether a membership that begins on a possible day can end on one. */
export function isLastDay(day: string, today: string): boolean {
  return isWithin(day, later(today, { years: 6 }))
}
