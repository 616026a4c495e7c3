import { languages } from '@mwc/contract/language/language'
import type { Language } from '@mwc/contract/language/language'
import { deferredSections, loadWords } from '../../mobile/src/words/load-words.ts'
import type { Dictionary } from '../../mobile/src/words/load-words.ts'

export type Words = Dictionary

const loaded = await Promise.all(languages.map(async (language) => [language, await loadWords(language, deferredSections)] as const))

/** The app's own texts: what a reader sees, and what journeys look for. */
export const wordsOf = Object.fromEntries(loaded) as Record<Language, Words>

/** A name that begins with these words, whatever follows. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
