import { dayOf, startOfDay, toDate } from '../../ports/clock.ts'
import type { Month } from './statement.rules.ts'

function monthFrom(first: Temporal.PlainDate): Month {
  const ends = startOfDay(first.add({ months: 1 }))
  return { name: first.toString().slice(0, 7), firstDay: first.toString(), begins: toDate(startOfDay(first)), ends: toDate(ends) }
}

/** A month by its name, `YYYY-MM`; where none is named the last one that is over. */
export function monthOf(name: string | undefined, now: Temporal.Instant): Month {
  return monthFrom(name === undefined ? dayOf(now).with({ day: 1 }).subtract({ months: 1 }) : Temporal.PlainDate.from(`${name}-01`))
}
