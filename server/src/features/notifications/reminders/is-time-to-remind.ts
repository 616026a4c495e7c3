import { programmeZone } from '../../../ports/clock.ts'
import { isDaytime } from './reminder.rules.ts'

/** Whether a moment lies in the hours of Singapore's day in which members are reminded of something. */
export function isTimeToRemind(now: Temporal.Instant): boolean {
  return isDaytime(now.toZonedDateTimeISO(programmeZone))
}
