import { isPast } from '../people/member.rules.ts'

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

/** Of these, what each of an account's phones has alone; the rest is theirs together. */
export const ofPhone = { passwordChecks: 5, wrongCodes: 3, codes: 3 }

/** So many phones of an account, those seen last, have something alone: what all together may try stays bounded. */
export const knownPhones = 5

/** Minutes that a confirmation lasts, and what was found for a phone in hand. */
export const confirmMinutes = 15

/** Minutes for which an answer that did not arrive is given again. */
export const repeatMinutes = 10

/** Whether a proof, ticket or code can still be used: there, not used, in time. */
export function isLive(row: { used_at: Date | null; expires_at: Date } | undefined, now: Temporal.Instant): boolean {
  return row !== undefined && row.used_at === null && row.expires_at.getTime() > now.epochMilliseconds
}

/** Whether a session was opened so lately (60 minutes) that the code which opened it still stands for its member. */
export function isFresh(openedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return !isPast(openedAt.add({ minutes: proofMinutes }), now)
}

/** Seconds until another code may be sent; 0 when it may be now. */
export function secondsUntilNextCode(lastSentAt: Temporal.Instant | null, now: Temporal.Instant, gapSeconds: number): number {
  if (!lastSentAt) return 0
  const due = lastSentAt.epochMilliseconds + gapSeconds * 1000
  return Math.max(0, Math.ceil((due - now.epochMilliseconds) / 1000))
}
