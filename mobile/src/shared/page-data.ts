import type { PageData } from '@mwc/contract/made-page'
import { queryClient } from './query-client.ts'
import { programmeQuery } from './use-programme.ts'

/** Whether the page came from the server just now, and not from what the service worker keeps. */
function isFresh(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.workerStart === 0
}

type KeptData = Partial<PageData> & { updatedAt: number; language: string | undefined }
let kept: KeptData | null = null

/** What the server put into this page, and when it was true (epoch ms; 0: an old page). Null where there is no page: on the server. */
export function pageData(): KeptData | null {
  return kept
}

/** Takes what the server put into the page, made in `language`: the first screen shows it, and asks for it again only where the page is an old one. */
export function keepPageData(language: string | undefined): void {
  const text = document.getElementById('page-data')?.textContent
  if (!text) return
  kept = { ...(JSON.parse(text) as PageData), language, updatedAt: isFresh() ? Date.now() : 0 }
  if (kept.programme) queryClient.setQueryData(programmeQuery.queryKey, kept.programme, { updatedAt: kept.updatedAt })
}
