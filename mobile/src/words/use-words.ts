import type { Language } from '@mwc/contract/language/language'
import { createContext, use, useContext } from 'react'
import { loadWords, loadedWords } from './load-words.ts'
import type { FirstWords } from './english/first-words.ts'
import type { DeferredSection } from './english/deferred-words.ts'
import type { Dictionary } from './load-words.ts'

type Reading = {
  language: Language
  /** Fetches the texts, then shows them and keeps the choice; rejects when they cannot be fetched. */
  chooseLanguage: (language: Language) => Promise<void>
}

export const ReadingContext = createContext<Reading | null>(null)

function useReading(): Reading {
  const reading = useContext(ReadingContext)
  if (!reading) throw new Error('No ReadingContext above this component')
  return reading
}

const waits = new Map<string, Promise<unknown>>()

/** A promise that `use` reads at once: React's own mark of one that was waited for. */
function fulfilled(): Promise<unknown> {
  return Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })
}

/** The same promise for the same wait, as `use` asks for; a wait that failed is not kept, so that the next try asks again. */
function waitFor(language: Language, sections: readonly DeferredSection[]): Promise<unknown> {
  const key = [language, ...sections].join()
  const under = waits.get(key)
  if (under) return under
  const words = loadedWords(language)
  const wait = sections.every((section) => words[section]) ? fulfilled() : loadWords(language, sections)
  waits.set(key, wait)
  wait.catch(() => waits.delete(key))
  return wait
}

/** The texts in the reader's language: the first load's, and the sections named. Suspends while a section is fetched. */
export function useWords<Section extends DeferredSection = never>(...sections: Section[]): FirstWords & Pick<Dictionary, Section> {
  const { language } = useReading()
  // Called for every rendering of a component or for none: React renders anew what `use` suspended, and counts on the same calls.
  if (sections.length > 0) use(waitFor(language, sections))
  return loadedWords(language) as FirstWords & Pick<Dictionary, Section>
}

/** The language that the reader sees. */
export function useLanguage(): Language {
  return useReading().language
}

/** What stands between a label and what it labels: full-width in Chinese, as all marks there. */
export function useColon(): string {
  return useLanguage() === 'chinese' ? '：' : ': '
}

/** Changes the language in place: nothing that was typed is lost. */
export function useChooseLanguage(): Reading['chooseLanguage'] {
  return useReading().chooseLanguage
}
