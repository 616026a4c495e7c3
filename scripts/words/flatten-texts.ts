import type { Language } from '@mwc/contract/language/language'
import { correctedFields } from '../../server/src/words/corrected-fields.ts'

/** Texts under their keys, e.g. `app.card.connect`, `server.refusals.server.busy`, `fields.mobile`. */
export type Texts = Record<string, string>

/** What stands for the values that the server puts into its texts. */
export const samples = {
  use: 'logIn',
  code: '012345',
  minutes: 5,
  host: 'host',
  ending: '0001',
  helpline: '6536 2692',
  amount: 'S$9.00',
  date: '10',
  moment: '11',
  name: '12',
  title: '13',
  answer: '14',
  text: '15',
  message: '16',
  fields: correctedFields,
  finEnding: '567N',
} as const

/**
 * Every text below `words`; one with values as it reads with them, and under `<key> of one` as it reads of one thing.
 * @param valuesOf the values for a text that takes `count` of them, or for one of each.
 */
export function textsOf(words: unknown, valuesOf: (count: number, isOne: boolean) => unknown[], at: string): Texts {
  // A soft hyphen is no letter of a word.
  if (typeof words === 'string') return { [at]: words.replaceAll('\u00ad', '') }
  if (typeof words === 'function') {
    const said = (isOne: boolean) => textsOf(words(...valuesOf(words.length, isOne)), valuesOf, isOne ? `${at} of one` : at)
    return { ...said(true), ...said(false) }
  }
  return Object.assign({}, ...Object.entries(words as object).map(([key, value]) => textsOf(value, valuesOf, `${at}.${key}`)))
}

/** What the example programme publishes in a language, without the addresses of its links. */
export function contentIn(language: Language, content: unknown, at: string): Texts {
  if (typeof content !== 'object' || content === null) return {}
  if ('english' in content) return { [at]: String((content as Record<Language, string>)[language]).replace(/\]\([^)]*\)/g, ']') }
  return Object.assign({}, ...Object.entries(content).map(([key, value]) => contentIn(language, value, `${at}.${key}`)))
}

export const ofTheApp = (count: number, isOne: boolean) => Array.from({ length: count }, (_, i) => (isOne ? 1 : 41 + i))
export const ofTheServer = (_: number, isOne: boolean) => [{ ...samples, months: isOne ? 1 : 2 }]
