/**
 * `valid` a term covers today; `expired` none does; `unknown` anything else.
 * `stale` a true code of another time, or of a phone that no longer proves the card.
 */
export const cardResults = ['valid', 'expired', 'stale', 'unknown'] as const
export type CardResult = (typeof cardResults)[number]
