import { isFin, normaliseFin } from '@mwc/contract/account/people/fin'

/**
 * A FIN from its fourth digit on: no name, number or reference begins like this. Member numbers begin with M, too, and end with
 * A to L: of that series what ends with another letter, or has the check letter of a FIN, is one. No member number below four
 * million has: the two letters are made of sums that differ by the first digit alone.
 */
export function beginsLikeFin(text: string): boolean {
  const bare = normaliseFin(text.replaceAll('-', ''))
  return /^(?:[STFG]\d{4,7}[A-Z]?|M\d{7}[M-Z])$/.test(bare) || isFin(bare)
}
