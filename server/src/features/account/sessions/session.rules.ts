import { aliveAfter } from '../../../database/selects/session-life.rules.ts'

/** A session's last use is written at most this often. */
const touchMs = 10 * 60_000

/** As they are stored: every call of a member asks, and a moment of Temporal costs ten times as much. */
export type SessionTimes = { created_at: Date; last_seen_at: Date; ended_at: Date | null }

/** Whether a session still opens the account: not ended, used in the last 60 days, opened in the last 365. */
export function isSessionAlive(session: SessionTimes, now: Date): boolean {
  const { usedAfter, openedAfter } = aliveAfter(now)
  return session.ended_at === null && session.last_seen_at > usedAfter && session.created_at > openedAfter
}

export function isTouchDue(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= touchMs
}

/** Why a session opens the account no more: too long ago, or ended here or elsewhere; where there is none, nothing is known. */
export function whyOver(session: SessionTimes | undefined): 'account.sessionUnused' | 'account.sessionEnded' | 'account.unauthenticated' {
  if (!session) return 'account.unauthenticated'
  return session.ended_at === null ? 'account.sessionUnused' : 'account.sessionEnded'
}
