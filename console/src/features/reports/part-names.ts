import { languageNames, type Language } from '@mwc/contract/language/language'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { DeskStatus } from '@mwc/contract/members/desk-statuses'
import type { PaymentMethod } from '@mwc/contract/payments/payment-kinds'
import { nameOfCountry } from '../../page/format.ts'
import { sectorWords, statusWords } from '../../words/person-words.ts'
import { methodWords, planWords } from '../../page/payment-words.ts'
import { labelOf } from './report-shape.ts'

export const languageOf = (part: string): string =>
  part in languageNames ? { english: 'English', chinese: 'Chinese', bengali: 'Bengali', india: 'Tamil' }[part as Language] : 'Not known'
export const statusOf = (part: string): string => statusWords[part as DeskStatus].word
export const methodOf = (part: string): string => methodWords[part as PaymentMethod] ?? part
export const planOf = (part: string): string => planWords[part as PlanCode] ?? part
export const countryOf = (part: string): string => (part === '' ? 'Of closed accounts' : nameOfCountry(part))
export const sectorOf = (part: string): string => (part === '' ? 'Of closed accounts' : (sectorWords[part] ?? part))
export const monthOf = (part: string): string =>
  labelOf({ from: `${part}-01`, to: `${part}-${new Date(Date.UTC(Number(part.slice(0, 4)), Number(part.slice(5, 7)), 0)).getUTCDate()}` })
export const statuses = Object.values(statusWords).map(({ word }) => word)

/** A group and a status, as `BD active`. */
export const split = (part: string) => [part.slice(0, part.lastIndexOf(' ')), part.slice(part.lastIndexOf(' ') + 1)] as const
/** Of those who are active the groups. */
export const active = (name: (group: string) => string) => (part: string) => (split(part)[1] === 'active' ? name(split(part)[0]) : null)
