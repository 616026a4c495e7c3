import { type Language, languages, languageTags } from '@mwc/contract/language/language'
import type { Previewed } from '@mwc/contract/content/preview'
import { QueryClientProvider } from '@tanstack/react-query'
import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { noteFirstScreen } from '../src/shared/loading/first-screen.ts'
import { queryClient } from '../src/shared/server/query-client.ts'
import { deferredSections, loadWords } from '../src/words/load-words.ts'
import { ReadingContext } from '../src/words/use-words.ts'
import { partsOf, type PreviewPart } from './parts.tsx'
import { windowParts } from './window-parts.tsx'
import './preview.css'

// Nothing is asked of the server in a member's name: what the parts ask for is put where they look.
queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })

/** What is to be seen leads nowhere from here; answers open and close. */
function stay(event: MouseEvent<HTMLElement>): void {
  if (!(event.target as Element).closest('a, button')) return
  event.preventDefault()
  event.stopPropagation()
}

type Shown = { kind: Previewed['kind']; language: Language; parts: PreviewPart[] }

function Preview() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let latest = 0
    const hear = async ({ origin, source, data }: MessageEvent<Previewed>) => {
      // Others speak to frames, too, such as tools that look a page over.
      if (origin !== location.origin || source !== parent || !languages.includes(data?.language)) return
      const mine = (latest += 1)
      await loadWords(data.language, deferredSections)
      if (mine !== latest) return
      document.documentElement.lang = languageTags[data.language]
      setShown({ kind: data.kind, language: data.language, parts: data.kind === 'maintenance' ? windowParts(data) : partsOf(data) })
    }
    const listen = (event: MessageEvent<Previewed>) => void hear(event)
    addEventListener('message', listen)
    noteFirstScreen()
    // Whoever framed this page may have spoken before anybody listened.
    parent.postMessage('ready', location.origin)
    return () => removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    for (const answer of document.querySelectorAll('details')) answer.open = true
  }, [shown?.kind])
  if (!shown) return null
  const { language, parts } = shown
  return (
    <ReadingContext value={{ language, chooseLanguage: () => Promise.resolve() }}>
      <Suspense>
        <main className="space-y-6 px-gutter py-4" onClickCapture={stay}>
          {parts.map(({ where, shown: part }) => (
            <section key={where} className="space-y-2">
              <h1 className="text-sm text-ink-2" lang="en">
                {where}
              </h1>
              {part}
            </section>
          ))}
        </main>
      </Suspense>
    </ReadingContext>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <Preview />
  </QueryClientProvider>,
)
