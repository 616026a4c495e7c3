/** Hours after which a session that is not used, and any session, has run out. */
const sessionHours = { idle: 60 * 24, whole: 365 * 24 }

/** The moments after which a session must have been used and opened to be alive. */
export function aliveAfter(now: Temporal.Instant): { usedAfter: Temporal.Instant; openedAfter: Temporal.Instant } {
  return { usedAfter: now.subtract({ hours: sessionHours.idle }), openedAfter: now.subtract({ hours: sessionHours.whole }) }
}
