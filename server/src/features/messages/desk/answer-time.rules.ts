const friday = 5

/**
 * The moment until which a wait began that is longer by now than so many working days, as the zone of `now` counts them:
 * Monday to Friday, holidays too. What comes on a weekend begins to wait with Monday.
 */
export function lateSince(now: Temporal.ZonedDateTime, workingDays: number): Temporal.ZonedDateTime {
  let at = now
  if (at.dayOfWeek > friday) at = at.subtract({ days: at.dayOfWeek - friday - 1 }).startOfDay()
  for (let left = workingDays; left > 0;) {
    at = at.subtract({ days: 1 })
    if (at.dayOfWeek <= friday) left -= 1
  }
  return at
}
