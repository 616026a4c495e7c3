import type { PageData } from '@mwc/contract/made-page'
import { queryClient } from './query-client.ts'
import { programmeQuery } from './use-programme.ts'

/** Whether the page came from the server just now, and not from what the service worker keeps. */
function isFresh(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.workerStart === 0
}

/** Takes what the server put into the page: the first screen shows it, and asks for it again only where the page is an old one. */
export function keepPageData(): void {
  const text = document.getElementById('page-data')?.textContent
  if (!text) return
  const { programme } = JSON.parse(text) as PageData
  if (programme) queryClient.setQueryData(programmeQuery.queryKey, programme, { updatedAt: isFresh() ? Date.now() : 0 })
}
