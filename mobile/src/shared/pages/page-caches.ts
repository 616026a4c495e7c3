/** Names of what the app keeps on the phone, for the service worker and the pages alike. */

/** Notes in the cache `reader`: the tag of the reader's language, and that somebody has signed in. */
export const readerNote = '/mobile/reader'
export const memberNote = '/mobile/reader/member'

/** Pages of one build. */
export function pagesCache(build: string): `pages-${string}` {
  return `pages-${build}`
}

/** Under what a page is kept: its path below `/mobile` in one language. */
export function pageKey(path: string, tag: string): string {
  return `/mobile/kept/${tag}${path}`
}

const keptMark = 'kept'

/** A page as it is kept: it tells when (`Server-Timing`, which the page can read), and fits every request of this phone. */
export function markKept({ body, headers }: Response, now: number): Response {
  const marked = new Headers(headers)
  marked.delete('vary')
  marked.set('server-timing', `${keptMark};dur=${now}`)
  return new Response(body, { headers: marked })
}

/** When a page was kept (epoch ms, the phone's clock). */
export function keptSince({ headers }: Response): number {
  return Number(headers.get('server-timing')?.split('=').at(-1) ?? 0)
}

/** When the page that is open was kept (epoch ms, the phone's clock); undefined of one that came from the server just now. */
export function openedPageKeptSince(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming.find(({ name }) => name === keptMark)?.duration
}
