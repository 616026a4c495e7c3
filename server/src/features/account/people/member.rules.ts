import { confirmedDays } from '@mwc/contract/members/member-acts'

const dormantDays = 180

export const isPast = (moment: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(moment, now) <= 0

/** Unused for 180 days: the number may have been handed on, so a code alone does not open the account. */
export function isDormant(lastUsedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return isPast(lastUsedAt.add({ hours: dormantDays * 24 }), now)
}

/** Until when an account opens by a code whose holder staff checked at a moment. */
export function confirmedUntil(confirmedAt: Temporal.Instant): Temporal.Instant {
  return confirmedAt.add({ hours: confirmedDays * 24 })
}

/** Letters that look like no digit and not like one another. 11 is prime: the check finds every swap of neighbours. */
const checkLetters = 'ABCDEFGHJKL'

/**
 * The number on the card: `M`, at least six digits, a check letter (weights 2, 3, 4 … from the right, modulo 11).
 * Members say and type it; the letter finds a wrong digit and two swapped ones.
 */
export function memberNumberOf(sequence: number): string {
  const digits = String(sequence).padStart(6, '0')
  const sum = [...digits].toReversed().reduce((total, digit, i) => total + Number(digit) * (i + 2), 0)
  return `M${digits}${checkLetters[sum % 11]}`
}
