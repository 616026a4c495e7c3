import type { Language } from '@mwc/contract/language/language'
import { type AreaCode, wrongMobile } from '@mwc/contract/fields/mobile-number'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { fieldRefusal } from '../../../http/field-refusal.ts'

/** The E.164 form of a number under a prefix; null where `libphonenumber-js/max` does not know it as that prefix's mobile. */
export function mobileUnder(areaCode: AreaCode, mobile: string): string | null {
  const number = parsePhoneNumberFromString(areaCode + mobile)
  const type = number?.getType()
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  return number?.isValid() && isMobile && `+${number.countryCallingCode}` === areaCode ? number.number : null
}

/** The E.164 form of a typed number, of which a leading 0 is dropped. Refuses with `account.invalidMobile`. */
export function readMobile({ areaCode, mobile }: { areaCode: AreaCode; mobile: string }, language: Language, field = 'mobile'): string {
  const number = mobileUnder(areaCode, mobile)
  if (number === null) throw fieldRefusal('account.invalidMobile', field, wrongMobile(areaCode), language)
  return number
}
