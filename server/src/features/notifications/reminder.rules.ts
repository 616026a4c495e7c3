import type { ReminderStage } from '../../database/notification-tables.ts'

/** Days from the day of a reminder to the last day of the membership. */
const daysBefore: Record<ReminderStage, number> = { d30: 30, d7: 7, d1: 1, after: -1 }
export const reminderStages = Object.keys(daysBefore) as ReminderStage[]

/** Days after the end within which a late word of it is still of use. */
const lateWordDays = 14

/** The last day of those whom a stage reminds on a day. */
export function lastDayFor(stage: ReminderStage, day: Temporal.PlainDate): Temporal.PlainDate {
  return day.add({ days: daysBefore[stage] })
}

/** The days whose reminders are to be looked for now: today, and those since the last one that was looked at, two weeks at most. */
export function daysToPlan(lastPlanned: Temporal.PlainDate | null, today: Temporal.PlainDate): Temporal.PlainDate[] {
  const earliest = today.subtract({ days: lateWordDays - 1 })
  const next = lastPlanned?.add({ days: 1 }) ?? today
  const from = Temporal.PlainDate.compare(next, earliest) < 0 ? earliest : next
  const days: Temporal.PlainDate[] = []
  for (let day = from; Temporal.PlainDate.compare(day, today) < 0; day = day.add({ days: 1 })) days.push(day)
  return [...days, today]
}

export type SkipReason = 'closed' | 'deactivated' | 'renewed' | 'changed' | 'late'

/**
 * Why a reminder is not sent on a day; null when it is. `currentLastDay` is the end of the membership as it is now. A server that was away
 * leaves out what a nearer reminder says as well, and what is over.
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

/** Reminders go out between 9 in the morning and 9 in the evening, Singapore time. */
export function isDaytime({ hour }: { hour: number }): boolean {
  return hour >= 9 && hour < 21
}
