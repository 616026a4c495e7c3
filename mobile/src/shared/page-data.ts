import type { StartData } from '@mwc/contract/made-page'
import { queryClient } from './query-client.ts'
import { programmeQuery } from './use-programme.ts'

/** Whether the page came from the server just now, and not from what the service worker keeps. */
function isFresh(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.workerStart === 0
}

/** Whose page may be an old one: it shows no age, and is asked for again at once. */
const ageless = 'home-content'

/**
 * Takes what the server put into the page: the first screen shows it, and asks for it again only where the page is an old one. Answers
 * whether the page can be made alive as it stands: an old one of a screen that tells its age says nothing of it.
 */
export function keepPageData(): boolean {
  const text = document.getElementById('page-data')?.textContent
  if (!text) return true
  const { programme, answers } = JSON.parse(text) as StartData
  const fresh = isFresh()
  const updatedAt = fresh ? Date.now() : 0
  queryClient.setQueryData(programmeQuery.queryKey, programme, { updatedAt })
  const good = answers.filter(([key]) => fresh || key[0] === ageless)
  for (const [key, answer] of good) queryClient.setQueryData(key, answer, { updatedAt })
  return good.length === answers.length
}
