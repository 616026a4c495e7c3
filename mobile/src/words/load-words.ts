import type { Language } from '@mwc/contract/language/language'
import type { FirstWords } from './english/first-words.ts'
import type { DeferredLoaders, DeferredSection, DeferredWords } from './english/deferred-words.ts'

/** Every text of the app, by section. */
export type Dictionary = FirstWords & DeferredWords
type FirstModule = { firstWords: FirstWords; deferredWords: DeferredLoaders }

const first: Record<Language, () => Promise<FirstModule>> = {
  english: () => import('./english/first-words.ts'),
  chinese: () => import('./chinese/first-words.ts'),
  bengali: () => import('./bengali/first-words.ts'),
  india: () => import('./india/first-words.ts'),
}

export const deferredSections = [
  'campaigns',
  'card',
  'content',
  'home',
  'insurance',
  'joining',
  'signUp',
  'legal',
  'maintenance',
  'membership',
  'messages',
  'nominee',
  'notifications',
  'offers',
  'page',
  'payments',
  'places',
  'privileges',
  'ownAccount',
  'readAloud',
  'scan',
  'redemptions',
] as const satisfies readonly DeferredSection[]

const loaded: Record<Language, Partial<Dictionary>> = { english: {}, chinese: {}, bengali: {}, india: {} }

/** What has come of a language's texts so far. */
export function loadedWords(language: Language): Partial<Dictionary> {
  return loaded[language]
}

/** The sections that are read with these already loaded: a change of language fetches the same ones. */
export function loadedSections(language: Language): DeferredSection[] {
  return deferredSections.filter((section) => loaded[language][section])
}

/** Fetches the first words of a language and the sections named; only the reader's own language is ever fetched. */
export async function loadWords(language: Language, sections: readonly DeferredSection[]): Promise<Partial<Dictionary>> {
  const words = loaded[language]
  const { firstWords, deferredWords } = await first[language]()
  Object.assign(words, firstWords)
  const missing = sections.filter((section) => !words[section])
  return Object.assign(words, ...(await Promise.all(missing.map(async (section) => deferredWords[section]()))))
}
