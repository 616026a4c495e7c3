import { readFileSync } from 'node:fs'

/** The zone in which the programme counts its days: UTC+8, no daylight saving. */
export const programmeZone = 'Asia/Singapore'

const dayMs = 24 * 3_600_000

/** The one source of "now". Tests set it; everything else reads it. */
export type Clock = { now(): Temporal.Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/**
 * A clock that stands still at the instant (ISO 8601) in a file, which processes can share.
 * For trials where days must pass in minutes. Throws when the file is missing or holds anything else.
 */
export function fileClock(path: string): Clock {
  return { now: () => Temporal.Instant.from(readFileSync(path, 'utf8').trim()) }
}

/** The day that was found last, from one moment until just before another (ms): most calls ask for today. */
let found: { day: Temporal.PlainDate; from: number; to: number } | null = null

/** The day in Singapore on which an instant falls. */
export function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  const at = instant.epochMilliseconds
  if (found && found.from <= at && at < found.to) return found.day
  const day = instant.toZonedDateTimeISO(programmeZone).toPlainDate()
  const from = startOfDay(day).epochMilliseconds
  found = { day, from, to: from + dayMs }
  return day
}

/** The moment at which a day begins in Singapore. */
export function startOfDay(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(programmeZone).toInstant()
}

/** A moment as a JavaScript date, the form in which both databases take and give timestamps. */
export function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}

export function toInstant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
}
