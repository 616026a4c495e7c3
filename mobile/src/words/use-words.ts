import type { Language } from '@mwc/contract/language'
import { createContext, useContext } from 'react'
import type { dictionary } from './english/dictionary.ts'

/** Every text of the app, by feature. The English one is the shape that the others must have. */
export type Dictionary = typeof dictionary

const loaders: Record<Language, () => Promise<{ dictionary: Dictionary }>> = {
  english: () => import('./english/dictionary.ts'),
  chinese: () => import('./chinese/dictionary.ts'),
  bengali: () => import('./bengali/dictionary.ts'),
  india: () => import('./india/dictionary.ts'),
}

/** Fetches one language's texts; only the reader's own language is ever fetched. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return (await loaders[language]()).dictionary
}

type Reading = {
  language: Language
  words: Dictionary
  /** Fetches the texts, then shows them and keeps the choice; rejects when they cannot be fetched. */
  chooseLanguage: (language: Language) => Promise<void>
}

export const ReadingContext = createContext<Reading | null>(null)

function useReading(): Reading {
  const reading = useContext(ReadingContext)
  if (!reading) throw new Error('No ReadingContext above this component')
  return reading
}

/** The texts in the reader's language. */
export function useWords(): Dictionary {
  return useReading().words
}

/** The language that the reader sees. */
export function useLanguage(): Language {
  return useReading().language
}

/** Changes the language in place: nothing that was typed is lost. */
export function useChooseLanguage(): Reading['chooseLanguage'] {
  return useReading().chooseLanguage
}
