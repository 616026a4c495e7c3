/** The first day on which a member may have joined to count as joined within `days`. */
export function joinedSince(days: number, today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days })
}
