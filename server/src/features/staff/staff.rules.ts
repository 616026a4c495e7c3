/** Desk sessions last 12 hours, or until 30 minutes pass without a call. */
const sessionHours = 12
const idleMinutes = 30

/** Log-in tries an hour and user name. */
export const logInsAnHour = 10

export function isDeskSessionAlive(
  session: { createdAt: Temporal.Instant; lastSeenAt: Temporal.Instant; ended: boolean },
  now: Temporal.Instant,
): boolean {
  const isBefore = (end: Temporal.Instant) => Temporal.Instant.compare(now, end) < 0
  return (
    !session.ended && isBefore(session.createdAt.add({ hours: sessionHours })) && isBefore(session.lastSeenAt.add({ minutes: idleMinutes }))
  )
}

/** How the audit log names an answer, by its HTTP status. */
export function outcomeOf(status: number): 'allowed' | 'refused' | 'failed' {
  if (status < 400) return 'allowed'
  return status < 500 ? 'refused' : 'failed'
}
