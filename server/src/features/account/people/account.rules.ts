/** Minutes that a code lives. */
export const codeMinutes = 5
/** Guesses that one code stands. */
export const codeTries = 5
/** Wrong codes a day and number, and codes sent a day and number. */
export const wrongCodesADay = 10
export const codesADay = 10
/** Minutes that a proved number stays proved. */
export const proofMinutes = 60
/** Password checks an hour and number. */
export const passwordChecksAnHour = 25
/** Minutes that a confirmation lasts, and what was found for a phone in hand. */
export const confirmMinutes = 15
export const moveMinutes = 30
/** Minutes for which an answer that did not arrive is given again. */
export const repeatMinutes = 10
/** Searches for a membership a day: by one phone in hand, and for one FIN. */
export const searchesADay = 5
/** Photos a day and member. */
export const photosADay = 20
/** FINs that may be looked for a day and number. */
export const finsADay = 5

const sessionDays = { idle: 60, whole: 365 }
const dormantDays = 180
/** A session's last use is written at most this often. */
const touchMinutes = 10

const hours = (days: number) => ({ hours: days * 24 })
const isPast = (moment: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(moment, now) <= 0

/** Whether a proof, ticket or code can still be used: there, not used, in time. */
export function isLive(row: { used_at: Date | null; expires_at: Date } | undefined, now: Temporal.Instant): boolean {
  return row !== undefined && row.used_at === null && row.expires_at.getTime() > now.epochMilliseconds
}

/** Whether a session was opened so lately (60 minutes) that the code which opened it still stands for its member. */
export function isFresh(openedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return !isPast(openedAt.add({ minutes: proofMinutes }), now)
}

export type SessionTimes = { createdAt: Temporal.Instant; lastSeenAt: Temporal.Instant; endedAt: Temporal.Instant | null }

/** Whether a session still opens the account: not ended, used in the last 60 days, opened in the last 365. */
export function isSessionAlive(session: SessionTimes, now: Temporal.Instant): boolean {
  if (session.endedAt) return false
  const { usedAfter, openedAfter } = aliveAfter(now)
  return !isPast(session.lastSeenAt, usedAfter) && !isPast(session.createdAt, openedAfter)
}

/** The moments after which a session must have been used and opened to be alive. */
export function aliveAfter(now: Temporal.Instant): { usedAfter: Temporal.Instant; openedAfter: Temporal.Instant } {
  return { usedAfter: now.subtract(hours(sessionDays.idle)), openedAfter: now.subtract(hours(sessionDays.whole)) }
}

export function isTouchDue(lastSeenAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return isPast(lastSeenAt.add({ minutes: touchMinutes }), now)
}

/** Whether an account was unused for so long (180 days) that its number may have been handed on: a code alone does not open it. */
export function isDormant(lastUsedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return isPast(lastUsedAt.add(hours(dormantDays)), now)
}

/** Seconds until another code may be sent; 0 when it may be now. */
export function secondsUntilNextCode(lastSentAt: Temporal.Instant | null, now: Temporal.Instant, gapSeconds: number): number {
  if (!lastSentAt) return 0
  const due = lastSentAt.epochMilliseconds + gapSeconds * 1000
  return Math.max(0, Math.ceil((due - now.epochMilliseconds) / 1000))
}

/** Eleven letters that are not taken for a digit or for one another; 11 is prime, so that the check finds every swap of two neighbours. */
const checkLetters = 'ABCDEFGHJKL'

/**
 * The number printed on the card: `M`, at least six digits, a check letter (weights 2, 3, 4 … from the right, modulo 11). Members read it
 * out and type it to look one another up; the letter finds a wrong digit and two swapped ones.
 */
export function memberNumberOf(sequence: number): string {
  const digits = String(sequence).padStart(6, '0')
  const sum = [...digits].toReversed().reduce((total, digit, i) => total + Number(digit) * (i + 2), 0)
  return `M${digits}${checkLetters[sum % 11]}`
}

/** What sign-up says of a number that was just proved. */
export function knownAs(
  membership: { status: string; deactivated: boolean } | null,
): 'new' | 'active' | 'expired' | 'pendingPayment' | 'deactivated' {
  if (!membership) return 'new'
  if (membership.deactivated) return 'deactivated'
  if (membership.status === 'active' || membership.status === 'pendingPayment') return membership.status
  return 'expired'
}
