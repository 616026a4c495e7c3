import type { Language } from '@mwc/contract/language/language'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { fieldRefusal } from '../../../http/field-refusal.ts'

/**
 * The E.164 form of a typed number. A leading 0 is dropped; `libphonenumber-js/max` must know it as its prefix's mobile.
 * Refuses with `account.invalidMobile`.
 */
export function readMobile({ areaCode, mobile }: { areaCode: AreaCode; mobile: string }, language: Language, field = 'mobile'): string {
  const number = parsePhoneNumberFromString(areaCode + mobile)
  const type = number?.getType()
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  if (!number?.isValid() || !isMobile || `+${number.countryCallingCode}` !== areaCode)
    throw fieldRefusal('account.invalidMobile', field, 'mobile', language)
  return number.number
}
