import { apiBase } from '@mwc/contract/endpoint/api-base'
import { instantPages, ownPages } from './build-list.ts'

type Rule = { condition: object; source: 'cache' | 'network' | { cacheName: string } }

/** TypeScript's own list of events does not know it: https://w3c.github.io/ServiceWorker/#install-event */
export type RoutingEvent = { addRoutes?: (rules: Rule[]) => Promise<void> }

/**
 * Tells the browser what to answer without this worker, which a slow phone starts later than it opens a page.
 * What is not in a cache it asks of the server. Browsers without such rules ask this worker.
 */
export async function addStaticRoutes(event: RoutingEvent): Promise<void> {
  const isPage = { requestMode: 'navigate', requestMethod: 'GET' }
  await event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/mobile/assets/*' } }, source: 'cache' },
    { condition: { urlPattern: { pathname: `${apiBase}/*` } }, source: 'network' },
    ...instantPages.all.map((path): Rule => {
      const urlPattern = { pathname: `/mobile${path}`, search: '' }
      return { condition: { ...isPage, urlPattern }, source: { cacheName: ownPages } }
    }),
  ])
}
