/** The zone in which the programme counts its days: UTC+8, no daylight saving. */
export const programmeZone = 'Asia/Singapore'

/** The one source of "now". Tests set it; everything else reads it. */
export type Clock = { now(): Temporal.Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** The day in Singapore on which an instant falls. */
export function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(programmeZone).toPlainDate()
}

/** A moment as a JavaScript date, the form in which both databases take and give timestamps. */
export function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}

export function toInstant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
}
