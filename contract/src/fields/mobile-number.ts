/** Area prefixes in the order in which screens list them: Singapore first. */
export const areaCodes = ['+65', '+880', '+91', '+86', '+95', '+66', '+60', '+63', '+94'] as const
export type AreaCode = (typeof areaCodes)[number]
export type MobileValue = { areaCode: AreaCode; mobile: string }

/** Digits that a national mobile number has at most under each prefix (E.164 allows 15 with the prefix). */
export function mobileMaxLength(areaCode: AreaCode): number {
  return areaCode === '+65' ? 8 : 15 - (areaCode.length - 1)
}

/**
 * A number as it is typed or pasted, cut into prefix and digits: that which it begins with, else `areaCode`.
 * Drops spaces, dashes, brackets and the invisible marks that contact lists put around it; the prefix of Singapore
 * without its plus, too, before a whole mobile number. `prefixes` are those that may be chosen.
 */
export function readMobile(areaCode: AreaCode, text: string, prefixes: readonly AreaCode[] = areaCodes): MobileValue {
  const compact = text.replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
  const own = prefixes.find((code) => compact.startsWith(code))
  if (own) return { areaCode: own, mobile: compact.slice(own.length) }
  return { areaCode, mobile: areaCode === '+65' ? compact.replace(/^65(?=[89]\d{7}$)/, '') : compact }
}

/**
 * Whether the digits can be a mobile number under the prefix. Singapore: 8 or 9 first (IMDA's numbering plan).
 * Mainland China: 1, then 2–9, then nine digits. The server checks the rest with a full table.
 */
export function isMobile(areaCode: AreaCode, digits: string): boolean {
  if (areaCode === '+65') return /^[89]\d{7}$/.test(digits)
  if (areaCode === '+86') return /^1[2-9]\d{9}$/.test(digits)
  return /^\d{6,}$/.test(digits) && digits.length <= mobileMaxLength(areaCode)
}

/** What a number that the prefix cannot have is called: only Singapore's own rule is said under +65 alone. */
export function wrongMobile(areaCode: AreaCode): 'mobile' | 'mobileAbroad' {
  return areaCode === '+65' ? 'mobile' : 'mobileAbroad'
}

/** What is wrong with a typed number, without zod: for the first load's screens. Same rule as `mobileFields`. */
export function mobileProblem(areaCode: AreaCode, typed: string): 'required' | 'integersOnly' | 'mobile' | 'mobileAbroad' | undefined {
  const mobile = typed.trim()
  if (mobile === '') return 'required'
  if (mobile.startsWith('+')) return wrongMobile(areaCode)
  if (!/^\d+$/.test(mobile)) return 'integersOnly'
  return isMobile(areaCode, mobile) ? undefined : wrongMobile(areaCode)
}

/** The prefix of a stored number (E.164): the longest that it begins with. */
function prefixOf(e164: string): string {
  return [...areaCodes].sort((a, b) => b.length - a.length).find((code) => e164.startsWith(code)) ?? ''
}

/** A stored number as its owner reads it, its last four digits apart, e.g. `+65 8100 0001`. */
export function readableMobile(e164: string): string {
  const prefix = prefixOf(e164)
  return `${prefix} ${e164.slice(prefix.length, -4)} ${e164.slice(-4)}`.trim()
}

/** A stored number with all but its last four digits hidden, e.g. `+65 •••• 0001`. */
export function maskMobile(e164: string): string {
  const prefix = prefixOf(e164)
  return `${prefix} •••• ${e164.slice(-4)}`.trim()
}
