import type { StartData } from '@mwc/contract/pages/rendered-page'
import { openedPageKeptSince } from './page-caches.ts'
import { queryClient } from '../server/query-client.ts'
import { programmeQuery } from '../programme/use-programme.ts'

/** Takes the data in the page: the first screen shows it, and asks for it again only when the phone had kept the page. */
export function keepPageData(): void {
  const text = document.getElementById('page-data')?.textContent
  if (!text) return
  const { programme, answers } = JSON.parse(text) as StartData
  const since = openedPageKeptSince()
  for (const [queryKey, answer] of [[programmeQuery.queryKey, programme], ...answers] as StartData['answers']) {
    // Never newer than this page: so it is known for an old answer, and asked for again.
    queryClient.setQueryData(queryKey, answer, { updatedAt: since && Math.min(since, performance.timeOrigin - 1) })
    if (since) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}
