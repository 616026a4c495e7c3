import type { Language } from '@mwc/contract/language'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { currentLanguage, getSession, keepLanguage, useSession } from '../shared/session.ts'
import { ReadingContext, loadDictionary } from '../words/use-words.ts'
import type { Dictionary } from '../words/use-words.ts'

async function tellServer(language: Language): Promise<void> {
  if (getSession().token === null) return
  const { saveLanguage } = await import('./save-language.ts')
  await saveLanguage(language)
}

/** Holds the language that is read and its texts; follows a choice made in another tab. */
export function Reading({ language: first, words: firstWords, children }: { language: Language; words: Dictionary; children: ReactNode }) {
  const [{ language, words }, setReading] = useState({ language: first, words: firstWords })
  const { language: kept } = useSession()

  async function chooseLanguage(next: Language) {
    const nextWords = await loadDictionary(next)
    keepLanguage(next)
    setReading({ language: next, words: nextWords })
    tellServer(next).catch(() => undefined)
  }

  useEffect(() => {
    const wanted = kept ?? currentLanguage()
    if (wanted === language) return
    let current = true
    loadDictionary(wanted).then(
      (nextWords) => {
        if (!current) return
        keepLanguage(wanted)
        setReading({ language: wanted, words: nextWords })
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [kept, language])

  return <ReadingContext value={{ language, words, chooseLanguage }}>{children}</ReadingContext>
}
