import { languageTags } from '@mwc/contract/language/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from '../src/app/start/language-provider.tsx'
import { LanguageList } from '../src/shared/screen/language-sheet.tsx'
import { queryClient } from '../src/shared/server/query-client.ts'
import { currentLanguage } from '../src/shared/session/session.ts'
import { ToastHost } from '../src/shared/screen/toast.tsx'
import { programmeQuery } from '../src/shared/programme/use-programme.ts'
import { deferredSections, loadWords } from '../src/words/load-words.ts'
import { Buttons } from './buttons.tsx'
import { Cards } from './cards.tsx'
import { Faces } from './faces.tsx'
import { Fields } from './fields.tsx'
import { Grounds } from './grounds.tsx'
import { Pictures } from './pictures.tsx'
import './primitives.css'

function Primitives() {
  return (
    <main className="mx-auto max-w-lg px-gutter py-4">
      <h1 className="text-2xl font-bold" lang="en">
        The pieces of the look
      </h1>
      <p className="mb-4 text-ink-2" lang="en">
        Every primitive in every state, in the language chosen here.
      </p>
      <LanguageList onChosen={() => undefined} />
      <div className="mt-6">
        <Grounds />
        <Buttons />
        <Fields />
        <Cards />
        <Faces />
        <Pictures />
      </div>
    </main>
  )
}

const language = currentLanguage()
document.documentElement.lang = languageTags[language]
await loadWords(language, deferredSections)
queryClient.setQueryData(programmeQuery.queryKey, {
  helpline: '6536 2692',
  whatsapp: null,
  codePrefixes: ['+65' as const],
  today: '2026-01-01',
  simulated: true,
  maintenance: null,
  plans: [],
  examplePrices: false,
})
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <LanguageProvider language={language}>
      <Suspense>
        <Primitives />
      </Suspense>
      <ToastHost />
    </LanguageProvider>
  </QueryClientProvider>,
)
