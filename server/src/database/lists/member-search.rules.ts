import { areaCodes } from '@mwc/contract/fields/mobile-number'

/** What a text that staff typed may mean: whole numbers, and beginnings of words that a member has all of. */
export type MemberSearch = {
  /** Member numbers, upper case. */
  numbers: string[]
  /** Whole mobile numbers, E.164. */
  mobiles: string[]
  /** Letters a–z and digits alone. */
  words: string[]
}

/** The letters that a member number can end with. */
const checkLetters = [...'ABCDEFGHJKL']

/** A number on the card, also one of which the check letter or the first letter was left out. */
function numbersIn(text: string): string[] {
  const [, digits, letter] = /^M?(\d{6,12})([A-L]?)$/.exec(text.replace(/[\s-]/g, '').toUpperCase()) ?? []
  if (digits === undefined) return []
  return (letter ? [letter] : checkLetters).map((check) => `M${digits}${check}`)
}

/** A whole mobile number, with or without +65, 00, another prefix or the 0 that some countries write before a number. */
function mobilesIn(text: string): string[] {
  const compact = text.replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
  if (!/^\+?\d{6,17}$/.test(compact)) return []
  const digits = compact.replace(/^\+/, '')
  const rest = digits.replace(/^0+/, '')
  if (rest === digits) return [`+${digits}`, `+65${digits}`]
  return [`+${rest}`, ...areaCodes.map((code) => code + rest)]
}

/** Reads what staff typed to find a member. Whatever is no letter or digit only parts words. */
export function readMemberSearch(text: string): MemberSearch {
  const plain = text.normalize('NFKC')
  const words = plain.toLowerCase().split(/[^a-z0-9]+/)
  return { numbers: numbersIn(plain), mobiles: mobilesIn(plain), words: [...new Set(words)].filter((word) => word !== '') }
}
