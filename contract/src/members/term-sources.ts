/** What a term in the ledger came from. */
export const termSources = ['payment', 'promo', 'goodwill', 'correction'] as const
export type TermSource = (typeof termSources)[number]
