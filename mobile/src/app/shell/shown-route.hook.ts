import { useEffect, useReducer, useState } from 'react'
import { getSession } from '../../shared/session/session.ts'
import { TimeoutError } from '../../shared/server/call-errors.ts'
import { useLanguage } from '../../words/use-words.ts'
import { loadedWords, loadWords } from '../../words/load-words.ts'
import type { DeferredSection } from '../../words/english/deferred-words.ts'
import { reloadIntoNewBuild } from './new-build.ts'
import { routeShownAt } from '../routes/find-route.ts'
import type { Route } from '../routes/route.ts'

/** A screen's indicator comes after this long; a screen that takes a blink shows none. */
const indicatorMs = 200
/** After this long without its code a page says that it did not open; it still opens if the code comes. */
const pageErrorMs = 60_000

/** Words of a route's screen; a member's next screens all show the membership. */
function wordsOf(route: Route): DeferredSection[] {
  return getSession().token === null ? [...route.screen.words] : [...new Set([...route.screen.words, 'membership' as const])]
}

/** Fetches a route screen's code and words; for one that stands in the page `made` by the server, what makes it answer. */
export async function loadRoute(route: Route, language: Parameters<typeof loadWords>[0], made?: 'made'): Promise<void> {
  await Promise.all([route.screen.load(made), loadWords(language, wordsOf(route))])
}

type Face = { is: 'screen' } | { is: 'loading' } | { is: 'failed'; error: unknown }
export type ShownRoute = { path: string; face: Face }

/**
 * What is shown while the address leads on: the old screen for 200 ms, then a loading face or what went wrong.
 * `retry` fetches again, or loads the page anew where that cannot help.
 */
export function useShownRoute(address: string): { arrival: ShownRoute; retry: () => void } {
  const language = useLanguage()
  const route = routeShownAt(address)
  const ready = route.screen.ready !== null && wordsOf(route).every((section) => loadedWords(language)[section])
  const [shown, setShown] = useState<ShownRoute>({ path: address, face: { is: 'screen' } })
  const [attempt, tryAnew] = useReducer((count: number) => count + 1, 0)

  // The screen that stands when the address leads on: adjusted while rendering, as no effect is needed to know it.
  if (ready && (shown.path !== address || shown.face.is !== 'screen')) setShown({ path: address, face: { is: 'screen' } })

  useEffect(() => {
    if (ready) return
    let current = true
    const show = (face: Face) => current && setShown({ path: address, face })
    const indicator = setTimeout(() => show({ is: 'loading' }), indicatorMs)
    const late = setTimeout(() => show({ is: 'failed', error: new TimeoutError('The screen is late') }), pageErrorMs)
    const stopTimers = () => {
      clearTimeout(indicator)
      clearTimeout(late)
    }
    loadRoute(route, language).then(
      () => show({ is: 'screen' }),
      async (error: unknown) => {
        if (await reloadIntoNewBuild()) return
        stopTimers()
        show({ is: 'failed', error })
        // Some browsers remember that a script did not come, and never ask for it again on the same page.
        if (current && attempt > 0) window.earlyActs?.again()
      },
    )
    return () => {
      current = false
      stopTimers()
    }
  }, [address, ready, route, language, attempt])

  function retry() {
    // Whoever asks for code that is still on its way waits for the same answer.
    if (shown.face.is === 'failed' && shown.face.error instanceof TimeoutError) window.earlyActs?.again()
    tryAnew()
  }
  return { arrival: ready ? { path: address, face: { is: 'screen' } } : shown, retry }
}
