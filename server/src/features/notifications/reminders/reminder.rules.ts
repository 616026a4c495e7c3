import type { ReminderStage } from '@mwc/contract/notifications/notification-kinds'

/** Days from the day of a reminder to the last day of the membership. */
const daysBefore: Record<ReminderStage, number> = { d30: 30, d7: 7, d1: 1, after: -1 }

/** Days after the end within which a late word of it is still of use. */
const lateWordDays = 14

/** The last day of those whom a stage reminds on a day. */
export function lastDayFor(stage: ReminderStage, day: Temporal.PlainDate): Temporal.PlainDate {
  return day.add({ days: daysBefore[stage] })
}

/**
 * The days to look for reminders now: none once today's were, else from the last one looked at, two weeks at most.
 * That one again, since memberships changed after it. @param lastPlanned not after today
 */
export function daysToPlan(lastPlanned: Temporal.PlainDate | null, today: Temporal.PlainDate): Temporal.PlainDate[] {
  const earliest = earliestOfUse(today)
  const last = lastPlanned ?? today
  if (lastPlanned?.equals(today)) return []
  const from = Temporal.PlainDate.compare(last, earliest) < 0 ? earliest : last
  const days: Temporal.PlainDate[] = []
  for (let day = from; Temporal.PlainDate.compare(day, today) < 0; day = day.add({ days: 1 })) days.push(day)
  return [...days, today]
}

export type SkipReason = 'closed' | 'deactivated' | 'renewed' | 'changed' | 'late'

/**
 * Why a reminder is not sent on a day, or null. `currentLastDay` is the membership's end as it is now.
 * After time away, what is over is left out, and what a nearer reminder says too.
 */
export function skipReason(
  { stage, lastDay }: { stage: ReminderStage; lastDay: Temporal.PlainDate },
  { currentLastDay, deactivated, closed }: { currentLastDay: Temporal.PlainDate | null; deactivated: boolean; closed: boolean },
  today: Temporal.PlainDate,
): SkipReason | null {
  if (closed) return 'closed'
  if (deactivated) return 'deactivated'
  if (!currentLastDay || Temporal.PlainDate.compare(currentLastDay, lastDay) < 0) return 'changed'
  if (Temporal.PlainDate.compare(currentLastDay, lastDay) > 0) return 'renewed'
  const left = today.until(lastDay, { largestUnit: 'days' }).days
  if (stage === 'after') return left < -lateWordDays ? 'late' : null
  const nextAt = { d30: daysBefore.d7, d7: daysBefore.d1, d1: -1 }[stage]
  return left <= nextAt ? 'late' : null
}

/** Hours of Singapore's day between which reminders go out. */
const daytime = { from: 9, to: 21 }

export function isDaytime({ hour }: { hour: number }): boolean {
  return hour >= daytime.from && hour < daytime.to
}

/** When reminders of a day are not sent any more. @param at a moment of it in Singapore. */
export function endOfDaytime(at: Temporal.ZonedDateTime): Temporal.Instant {
  return at.startOfDay().with({ hour: daytime.to }).toInstant()
}

/** The earliest day whose reminders may still be of use. */
export function earliestOfUse(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: lateWordDays - 1 })
}

/** What a reminder's notification is known by, with its kind. */
export function reminderKey({ lastDay, stage }: { lastDay: string; stage: ReminderStage }): string {
  return `${lastDay} ${stage}`
}

/** The end of membership, `YYYY-MM-DD`, of which a notification reminded. @param key `reminderKey`'s. */
export function lastDayOf(key: string): string {
  return key.split(' ', 1)[0] ?? ''
}

/** Hours since a day ended, and seconds between counts until then. Providers report on an SMS for up to three days. */
const countEvery = [
  { hours: 0, seconds: 60 },
  { hours: 24, seconds: 1800 },
  { hours: 96, seconds: 6 * 3600 },
]

/** Seconds until a day's reminders are counted again; null when that is final. @param end of the day in Singapore. */
export function secondsUntilNextDayCount(end: Temporal.Instant, now: Temporal.Instant): number | null {
  const hours = now.since(end).total('hours')
  return countEvery.find((step) => hours < step.hours)?.seconds ?? null
}
