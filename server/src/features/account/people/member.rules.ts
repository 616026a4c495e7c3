const dormantDays = 180

export const isPast = (moment: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(moment, now) <= 0

/** Whether an account was unused for so long (180 days) that its number may have been handed on: a code alone does not open it. */
export function isDormant(lastUsedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return isPast(lastUsedAt.add({ hours: dormantDays * 24 }), now)
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
