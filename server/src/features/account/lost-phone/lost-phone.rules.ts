import type { RefusalReason } from '@mwc/contract/endpoint/refusal'

/** What is on file about the old number and the FIN that somebody gave. */
export type SearchFacts = {
  /** The account of the FIN: what its record says, and what the old number is or was to it. */
  found: { nationality: string; birthDay: string; mobile: 'has' | 'last' | 'former' | 'never'; hasMobile: boolean } | null
  /** Whether an account with this FIN was closed. */
  finClosed: boolean
  /** Whether the old number is or was any account's. */
  mobileKnown: boolean
}

/**
 * Why a search finds nothing that can be moved (codes 1011 to 1016), or null.
 * Whoever lost the number to its next holder is found by that last number.
 */
export function searchRefusal(
  { found, finClosed, mobileKnown }: SearchFacts,
  given: { nationality: string; birthDay: string },
): RefusalReason | null {
  if (!found && finClosed) return 'account.closed'
  if (!mobileKnown) return 'account.oldMobileUnknown'
  if (!found) return 'account.finUnknown'
  if (found.mobile === 'never') return 'account.otherMember'
  if (found.mobile === 'former' || (found.mobile === 'last' && found.hasMobile)) return 'account.mobileMoved'
  if (found.nationality !== given.nationality || found.birthDay !== given.birthDay) return 'account.countryOrBirthDate'
  return null
}

export const moveMinutes = 30

/** Under which searches by a FIN are counted, by its keyed hash. */
export function finSearchKey(finHash: string): string {
  return `search-fin:${finHash}`
}

/** Searches for a membership a day: by one phone in hand, and for one FIN. */
export const searchesADay = 5
