import { areaCodes } from '@mwc/contract/fields/mobile-number'
import { spelled } from './spoken-numbers.ts'

const codes = areaCodes.map((code) => code.slice(1)).join('|')
const leadingCode = new RegExp(`^(?:${codes})(?=\\d)`)
/** A country code of ours, with what of a number follows it. */
const withCode = new RegExp(`\\+((?:${codes})(?:[ -]?\\d{2,})*)(?![\\d%]|[.,]\\d)( (?=\\p{L}))?`, 'gu')
/** Groups of digits that make one number to be called, with another's country code or without. */
const grouped = /(?<![\d$.,:])(\+?)(\d{2,4}(?:[ -]\d{3,4})+)(?![\d:%]|[.,]\d)/g
/** A number of which only the end is shown. */
const hidden = /(\d ?)?[•*]{2,} ?(\d+[A-Z]?)(?![A-Za-z\d])/g

/** A number to be called, sign by sign, with a pause after its country code. */
export function spelledPhone(sign: string, number: string, plus: string): string {
  return sign ? plus + spelled(number.replace(leadingCode, '$& ')) : spelled(number)
}

/** A text with its phone numbers spelled, and with what is left of hidden ones. */
export function spellPhones(text: string, plus: string, ending: (digits: string) => string): string {
  return text
    .replace(withCode, (_, number: string, words = '') => spelledPhone('+', number, plus) + words.replace(' ', ', '))
    .replace(grouped, (whole, sign: string, number: string) =>
      sign || number.replace(/\D/g, '').length > 6 ? spelledPhone(sign, number, plus) : whole,
    )
    .replace(hidden, (_, before: string | undefined, end: string) => (before ? `${before.trim()}, ` : '') + ending(spelled(end)))
}
