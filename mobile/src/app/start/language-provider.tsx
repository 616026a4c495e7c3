import { setLanguage as saveLanguage } from '@mwc/contract/account/people/people.calls'
import type { Language } from '@mwc/contract/language/language'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { callDeferred } from '../../shared/deferred-calls/deferred-calls.ts'
import { currentLanguage, getSession, keepLanguage, useSession } from '../../shared/session/session.ts'
import { loadWords, loadedSections } from '../../words/load-words.ts'
import { ReadingContext } from '../../words/use-words.ts'

async function tellServer(language: Language): Promise<void> {
  if (getSession().token === null) return
  await callDeferred(saveLanguage, { language })
}

/** Holds the language that is read, whose first words are loaded; follows a choice made in another tab. */
export function LanguageProvider({ language: first, children }: { language: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(first)
  const { language: kept } = useSession()

  // Every text reads this: a new object would have all of them rendered anew.
  const reading = useMemo(() => {
    async function chooseLanguage(next: Language) {
      await loadWords(next, loadedSections(language))
      keepLanguage(next)
      setLanguage(next)
      tellServer(next).catch(() => undefined)
    }
    return { language, chooseLanguage }
  }, [language])

  useEffect(() => {
    const wanted = kept ?? currentLanguage()
    if (wanted === language) return
    let current = true
    loadWords(wanted, loadedSections(language)).then(
      () => {
        if (!current) return
        keepLanguage(wanted)
        setLanguage(wanted)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [kept, language])

  return <ReadingContext value={reading}>{children}</ReadingContext>
}
