/**
 * `valid` a term covers today; `expired` none does; `stale` a true code that is not of now, or of a phone that proves the card no longer;
 * `unknown` anything else.
 */
export const cardResults = ['valid', 'expired', 'stale', 'unknown'] as const
export type CardResult = (typeof cardResults)[number]
