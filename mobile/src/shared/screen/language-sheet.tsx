import { languageNames, languageTags, languages } from '@mwc/contract/language/language'
import type { Language } from '@mwc/contract/language/language'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useChooseLanguage, useLanguage, useWords } from '../../words/use-words.ts'
import { problemText } from '../server/problem-text.ts'
import { Sheet } from './sheet.tsx'
import { showToast } from './toast.tsx'

/** The four languages, each in its own script. */
export function LanguageList({ onChosen }: { onChosen: (language: Language) => void }) {
  const current = useLanguage()
  const words = useWords()
  const choose = useChooseLanguage()
  const [pending, setPending] = useState<Language | null>(null)
  async function take(language: Language) {
    setPending(language)
    try {
      await choose(language)
      onChosen(language)
    } catch (error) {
      showToast(problemText(error, words))
    } finally {
      setPending(null)
    }
  }
  return (
    <ul className="space-y-3">
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={languageTags[language]}
            aria-current={language === current || undefined}
            aria-busy={language === pending || undefined}
            onClick={() => void take(language)}
            className="flex min-h-14 w-full items-center justify-between rounded-field border-[1.5px] border-field bg-card px-5 py-3 text-left text-lg font-semibold focus:bg-harbour-100 aria-[current]:border-2 aria-[current]:border-harbour-700 aria-[current]:bg-harbour-100"
          >
            {languageNames[language]}
            {language === current && <IconCheck aria-hidden="true" className="size-6 text-harbour-700" />}
          </button>
        </li>
      ))}
    </ul>
  )
}

export function LanguageSheet({ open, onClose, id }: { open: boolean; onClose: () => void; id?: string | undefined }) {
  const words = useWords()
  return (
    <Sheet open={open} onClose={onClose} title={words.shared.chooseLanguage} id={id}>
      <LanguageList onChosen={() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close()} />
    </Sheet>
  )
}
