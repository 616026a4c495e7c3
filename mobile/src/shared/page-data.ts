import type { StartData } from '@mwc/contract/made-page'
import { openedPageKeptSince } from '../worker/kept-pages.ts'
import { queryClient } from './query-client.ts'
import { programmeQuery } from './use-programme.ts'

/** Whose age is never shown: asked for again at once where the page is an old one. */
const ageless = ['home-content', programmeQuery.queryKey[0]]

/** Takes what the server put into the page: the first screen shows it, and asks for it again only where the page is an old one. */
export function keepPageData(): void {
  const text = document.getElementById('page-data')?.textContent
  if (!text) return
  const { programme, answers } = JSON.parse(text) as StartData
  const since = openedPageKeptSince()
  for (const [key, answer] of [[programmeQuery.queryKey, programme], ...answers] as StartData['answers']) {
    // Never newer than this page: so it is known for an old answer.
    const old = ageless.includes(String(key[0])) ? 0 : Math.min(since ?? 0, performance.timeOrigin - 1)
    queryClient.setQueryData(key, answer, { updatedAt: since === undefined ? Date.now() : old })
  }
}
