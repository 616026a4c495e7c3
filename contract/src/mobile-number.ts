import * as z from 'zod/mini'

/** Area prefixes in the order in which screens list them: Singapore first. */
export const areaCodes = ['+65', '+880', '+91', '+86', '+95', '+66', '+60', '+63', '+94'] as const
export type AreaCode = (typeof areaCodes)[number]

/** Digits that a national mobile number has at most under each prefix (E.164 allows 15 with the prefix). */
export function mobileMaxLength(areaCode: AreaCode): number {
  return areaCode === '+65' ? 8 : 15 - (areaCode.length - 1)
}

/**
 * Keeps the digits of a number that was typed or pasted with spaces, dashes, brackets or the invisible marks that contact lists put
 * around numbers, and drops a repeated prefix.
 */
export function tidyMobile(areaCode: AreaCode, text: string): string {
  const compact = text.replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
  return compact.startsWith(areaCode) ? compact.slice(areaCode.length) : compact
}

/**
 * Whether the digits can be a mobile number under the prefix, as far as a phone can know: Singapore mobiles start with 8 or 9
 * (IMDA's numbering plan), mainland Chinese ones are 1, then 2–9, then nine digits. The server checks the rest with a full table.
 */
export function isMobile(areaCode: AreaCode, digits: string): boolean {
  if (areaCode === '+65') return /^[89]\d{7}$/.test(digits)
  if (areaCode === '+86') return /^1[2-9]\d{9}$/.test(digits)
  return /^\d{6,}$/.test(digits) && digits.length <= mobileMaxLength(areaCode)
}

export const areaCode = z.enum(areaCodes, { error: 'required' })

/** A national number as typed: digits only. Which digits are a mobile number depends on its prefix (`isMobile`). */
export const mobileDigits = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^\d+$/, { error: 'integersOnly', abort: true }),
    z.maxLength(15, { error: 'mobile', abort: true }),
  )

/** Prefix and number together; refuses a number that the prefix cannot have. */
export const mobileFields = { areaCode, mobile: mobileDigits }
export const mobileMatchesArea = z.refine<{ areaCode: AreaCode; mobile: string }>((value) => isMobile(value.areaCode, value.mobile), {
  path: ['mobile'],
  error: 'mobile',
})

/** A stored number (E.164) with all but its last four digits hidden, e.g. `+65 •••• 0001`. */
export function maskMobile(e164: string): string {
  const prefix = [...areaCodes].sort((a, b) => b.length - a.length).find((code) => e164.startsWith(code)) ?? ''
  return `${prefix} •••• ${e164.slice(-4)}`.trim()
}
