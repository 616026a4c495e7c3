import * as z from 'zod/mini'
import { areaCodes, isMobile, wrongMobile } from './mobile-number.ts'
import type { AreaCode } from './mobile-number.ts'

export const areaCode = z.enum(areaCodes, { error: 'required' })

/** A national number as typed: digits only, no prefix. Which digits are a mobile number depends on its prefix (`isMobile`). */
export const mobileDigits = z
  .string({ error: 'required' })
  .check(z.trim(), z.minLength(1, { error: 'required', abort: true }), z.regex(/^(?:\d+$|\+)/, { error: 'integersOnly', abort: true }))

/** Prefix and number together; refuses a number that the prefix cannot have. */
export const mobileFields = { areaCode, mobile: mobileDigits }

export const mobileMatchesArea = z.refine<{ areaCode: AreaCode; mobile: string }>((value) => isMobile(value.areaCode, value.mobile), {
  path: ['mobile'],
  error: ({ input }) => wrongMobile((input as { areaCode: AreaCode }).areaCode),
})
