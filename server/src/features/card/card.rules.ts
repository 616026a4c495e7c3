import { contactDays, stepAt } from '@mwc/contract/card/card-proof'

/** Steps that a phone's clock may be beside the server's. */
const stepsBeside = 1
/** A session's last use is written every ten minutes at most: a phone in contact until now may look this much older. */
const contactSlack = { hours: 1 }
/** Days that a revoked key is still told from an unknown one. */
export const revokedKeyDays = 30
/** Keys that a member may bring a day: each take-over brings one. */
export const keysADay = 50
const longestInitials = 4

/** Whether a proof's step is the one of now, or one beside it. */
export function isCurrentStep(step: number, now: Temporal.Instant): boolean {
  return Math.abs(step - stepAt(now.epochMilliseconds)) <= stepsBeside
}

export type KeyStanding = {
  /** Another phone took over, or staff stopped this one. */
  revokedAt: Date | null
  /** Of its phone: log-out, a new password, the phone signed out from elsewhere. */
  sessionEndedAt: Date | null
  lastSeenAt: Date
  deactivatedAt: Date | null
  closedAt: Date | null
  /** The account has another number than when the key was brought. */
  hasMoved: boolean
}

/** Whether a key still proves its member's card: nothing ended it, and its phone was in contact within 8 days. */
export function provesCard(
  { revokedAt, sessionEndedAt, lastSeenAt, deactivatedAt, closedAt, hasMoved }: KeyStanding,
  now: Temporal.Instant,
) {
  if (revokedAt || sessionEndedAt || deactivatedAt || closedAt || hasMoved) return false
  const oldest = now.subtract({ hours: contactDays * 24 }).subtract(contactSlack)
  return lastSeenAt.getTime() >= oldest.epochMilliseconds
}

/** The first letters of a name's words, `R. U.`; of a long name the first four. */
export function initialsOf(fullName: string): string {
  const letters = fullName.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? [])
  return letters
    .slice(0, longestInitials)
    .map((letter) => `${letter}.`)
    .join(' ')
}
