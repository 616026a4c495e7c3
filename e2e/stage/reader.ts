import type { Language } from '@mwc/contract/language'
import { dictionary as bengali } from '../../mobile/src/words/bengali/dictionary.ts'
import { dictionary as chinese } from '../../mobile/src/words/chinese/dictionary.ts'
import { dictionary as english } from '../../mobile/src/words/english/dictionary.ts'
import { dictionary as india } from '../../mobile/src/words/india/dictionary.ts'

export type Words = typeof english

/** The app's own texts: what a reader sees, and what journeys look for. */
export const wordsOf: Record<Language, Words> = { english, chinese, bengali, india }

/** A name that begins with these words, whatever follows. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
