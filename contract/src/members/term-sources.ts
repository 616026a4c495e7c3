/** What a term in the ledger came from. */
export const termSources = ['payment', 'promo', 'goodwill', 'correction'] as const
export type TermSource = (typeof termSources)[number]

/** What the desk says of it: what a list of members brought in is a correction in the ledger, too. */
export const ledgerSources = [...termSources, 'import'] as const
export type LedgerSource = (typeof ledgerSources)[number]
