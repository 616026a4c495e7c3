import { startOfDay, toDate } from '../../ports/clock.ts'
import type { Window } from './counted-days.rules.ts'

/** The days between two, both included. */
export function makeWindow(first: Temporal.PlainDate, last: Temporal.PlainDate): Window {
  const until = last.add({ days: 1 })
  return { from: first.toString(), until: until.toString(), start: toDate(startOfDay(first)), end: toDate(startOfDay(until)) }
}
