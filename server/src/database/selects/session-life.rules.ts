const dayMs = 24 * 3_600_000
/** Days after which a session that is not used, and any session, has run out. */
const sessionDays = { idle: 60, whole: 365 }

/** The moments after which a session must have been used and opened to be alive. */
export function aliveAfter(now: Date): { usedAfter: Date; openedAfter: Date } {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  return { usedAfter: ago(sessionDays.idle), openedAfter: ago(sessionDays.whole) }
}
