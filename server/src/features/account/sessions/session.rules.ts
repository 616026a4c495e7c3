import { aliveAfter } from '../../../database/selects/session-life.rules.ts'
import { isPast } from '../people/member.rules.ts'

/** A session's last use is written at most this often. */
const touchMinutes = 10

export type SessionTimes = { createdAt: Temporal.Instant; lastSeenAt: Temporal.Instant; endedAt: Temporal.Instant | null }

/** Whether a session still opens the account: not ended, used in the last 60 days, opened in the last 365. */
export function isSessionAlive(session: SessionTimes, now: Temporal.Instant): boolean {
  if (session.endedAt) return false
  const { usedAfter, openedAfter } = aliveAfter(now)
  return !isPast(session.lastSeenAt, usedAfter) && !isPast(session.createdAt, openedAfter)
}

export function isTouchDue(lastSeenAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return isPast(lastSeenAt.add({ minutes: touchMinutes }), now)
}
