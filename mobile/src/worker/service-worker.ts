/// <reference lib="webworker" />
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { buildHeader } from '@mwc/contract/pages/rendered-page'
import { showPushes } from './show-push.ts'
import { outboxChanged, outboxTag } from '../shared/outbox/outbox-store.ts'
import { keptSince, markKept, pageKey, pagesCache, readerCache, readerNote, wordsCache } from '../shared/pages/page-caches.ts'
import { sendInBackground } from './send-in-background.ts'
import { homePath, logInPath, memberCardPath, shellPath } from '../paths/paths.ts'

type KeepList = {
  build: string
  files: PrecacheEntry[]
  /** Addresses of the texts by the tag of their language. */
  words: Record<string, string[]>
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: KeepList }

const { build, files, words } = self.__WB_MANIFEST
const ownPages = pagesCache(build)
const firstPages = [homePath, logInPath]
/** Opened from the cache without this worker: the start of the app, of a log-in, of the card at a counter. */
const instantPages = [...firstPages, memberCardPath]
const itemQuery = /^\?id=[\da-f-]{36}$/
/** Items that were read, of which a page is kept. */
const mostItems = 30
/** A page that is opened again is fetched anew after this long. */
const freshMs = 10 * 60_000
/** A line that has not answered after this long is no line: the shell opens the screen from what is kept. */
const patienceMs = 4_000

/** The reader's language tag, as the page last noted it (a worker cannot read local storage). */
async function readerTag(): Promise<string | null> {
  const note = await (await caches.open(readerCache)).match(readerNote)
  return note ? note.text() : null
}

/** Under which path a page is kept; null for one that depends on more than an item's id. */
function keptPath({ pathname, search }: URL): string | null {
  const path = pathname.replace(/^\/mobile/, '').replace(/\/+$/, '') || '/'
  if (search === '') return path
  return itemQuery.test(search) ? path + search : null
}

/** Keeps a page of this build under its language and says whether it did; one of another build names files that this worker does not have. */
async function keep(path: string, response: Response): Promise<boolean> {
  const tag = response.headers.get('content-language')
  if (!response.ok || !tag || response.headers.get(buildHeader) !== build) return false
  const pages = await caches.open(ownPages)
  await pages.put(pageKey(path, tag), markKept(response.clone(), Date.now()))
  const items = (await pages.keys()).filter(({ url }) => itemQuery.test(new URL(url).search))
  for (const oldest of items.slice(0, Math.max(0, items.length - mostItems))) await pages.delete(oldest)
  return true
}

/** Fetches a page in the reader's language, unless one is kept that is not older than this (ms). */
async function fetchAndKeep(path: string, oldest = Infinity): Promise<void> {
  const kept = await keptPage(path, await readerTag())
  if (kept && Date.now() - keptSince(kept) < oldest) return
  const response = await fetch(`/mobile${path}`, { credentials: 'same-origin' })
  if (!(await keep(path, response))) throw new Error(`No page of this build: ${path}`)
}

/** A file of the build. A page that answers in its place (a proxy's own, or a server's that is going) would be kept for good. */
const isFile = (response: Response) => response.ok && !response.headers.get('content-type')?.startsWith('text/html')
const onlyFiles = { cacheWillUpdate: async ({ response }: { response: Response }) => (isFile(response) ? response : null) }

/** All texts of the reader's language, so that every screen opens without a network. */
async function keepWords(): Promise<void> {
  const tag = await readerTag()
  const kept = await caches.open(wordsCache)
  await Promise.all(
    (words[tag ?? ''] ?? []).map(async (url) => {
      if (await kept.match(url)) return
      const response = await fetch(url)
      if (isFile(response)) await kept.put(url, response)
    }),
  )
}

/** Lets go of texts that no page of this build asks for. */
async function forgetOldWords(): Promise<void> {
  const wanted = new Set(Object.values(words).flat())
  const kept = await caches.open(wordsCache)
  for (const { url } of await kept.keys()) if (!wanted.has(new URL(url).pathname)) await kept.delete(url)
}

/** Puts the pages that open without this worker where the browser looks for them: under their own addresses, in the reader's language. */
async function layOut(): Promise<void> {
  const tag = await readerTag()
  const pages = await caches.open(ownPages)
  for (const path of instantPages) {
    const address = `/mobile${path}`
    const laid = await pages.match(address)
    // Until the page itself has come: what lies there in another language, which the app replaces; else the shell.
    const page = (await keptPage(path, tag)) ?? (laid ? undefined : await keptShell(tag))
    const isLaid = ['etag', 'server-timing'].every((name) => laid?.headers.get(name) === page?.headers.get(name))
    if (page && !isLaid) await pages.put(address, page)
  }
}

/** Fetches ahead what is missing in the reader's language. Rejects without the shell; what else does not come now is kept when it is first opened. */
async function keepFirst(): Promise<void> {
  const rest = Promise.allSettled([keepWords(), ...firstPages.map((path) => fetchAndKeep(path))])
  await fetchAndKeep(shellPath)
  await rest
  await layOut()
}

/** What is read now opens at once the next time, too, as it stands now. */
async function keepOpened(page: Client): Promise<void> {
  const path = keptPath(new URL(page.url))
  if (path !== null) await fetchAndKeep(path, freshMs)
}

type Rule = { condition: object; source: 'cache' | 'network' | { cacheName: string } }

/** TypeScript's own list of events does not know it: https://w3c.github.io/ServiceWorker/#install-event */
type RoutingEvent = { addRoutes?: (rules: Rule[]) => Promise<void> }

/**
 * Tells the browser what it can answer without starting this worker, which takes a slow phone longer than opening a page. What is not in
 * a cache it asks of the server; browsers that take no such rules ask this worker.
 */
async function routeAround(event: RoutingEvent): Promise<void> {
  const isPage = { requestMode: 'navigate', requestMethod: 'GET' }
  await event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/mobile/assets/*' } }, source: 'cache' },
    { condition: { urlPattern: { pathname: `${apiBase}/*` } }, source: 'network' },
    ...instantPages.map((path): Rule => {
      const urlPattern = { pathname: `/mobile${path}`, search: '' }
      return { condition: { ...isPage, urlPattern }, source: { cacheName: ownPages } }
    }),
  ])
}

async function keptPage(path: string, tag: string | null): Promise<Response | undefined> {
  return tag === null ? undefined : (await caches.open(ownPages)).match(pageKey(path, tag))
}

/** Any page that starts the app, in whatever language: better than the browser's own offline page. */
async function anyShell(): Promise<Response | undefined> {
  const pages = await caches.open(ownPages)
  const keys = await pages.keys()
  const shell = keys.find(({ url }) => new URL(url).pathname.endsWith(shellPath)) ?? keys[0]
  return shell && pages.match(shell)
}

/** What opens any screen without the server; undefined before anything was kept. */
async function keptShell(tag: string | null): Promise<Response | undefined> {
  return (await keptPage(shellPath, tag)) ?? anyShell()
}

/** The server's page; rejects when it does not come in time, or when what answers cannot make it. */
async function fetchPage(request: Request): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page is late')), patienceMs)
  })
  try {
    const response = await Promise.race([fetch(request), late])
    if (response.status >= 500) throw new Error(`The page is not to be had: ${response.status}`)
    return response
  } finally {
    clearTimeout(timer)
  }
}

/** A page of the app: the kept one at once; else the server's, which is kept; without a network the shell, which opens any screen. */
async function answerNavigation({ url, request }: { url: URL; request: Request }): Promise<Response> {
  const path = keptPath(url)
  const tag = await readerTag()
  const kept = (path && (await keptPage(path, tag))) ?? (url.search ? await keptPage(shellPath, tag) : undefined)
  if (kept) return kept
  try {
    const shell = await keptShell(tag)
    const response = await (shell ? fetchPage(request) : fetch(request))
    if (path !== null) await keep(path, response)
    return response
  } catch {
    return (await keptShell(tag)) ?? Response.error()
  }
}

addPlugins([onlyFiles])
precacheAndRoute(files)
showPushes(readerTag)
cleanupOutdatedCaches()
registerRoute(({ url }) => url.pathname.startsWith('/mobile/assets/'), new CacheFirst({ cacheName: wordsCache, plugins: [onlyFiles] }))
// Workbox holds the lists against path and query; a query may end like a file, as 103.8527 does.
registerRoute(new NavigationRoute(answerNavigation, { allowlist: [/^\/mobile(\/|$)/], denylist: [/^[^?]*\.[a-z0-9]{2,5}(?:\?|$)/i] }))

self.addEventListener('install', (event) => {
  // A worker that opens nothing without a network does not take the place of the one before it.
  event.waitUntil(Promise.all([keepFirst(), routeAround(event as RoutingEvent)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(names.filter((name) => name.startsWith(pagesCache('')) && name !== ownPages).map((name) => caches.delete(name)))
      await forgetOldWords()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') void self.skipWaiting()
  if (event.data === 'keepForReader') event.waitUntil(keepOpened(event.source as Client).finally(keepFirst))
})

/** TypeScript's own list of events does not know this one: https://wicg.github.io/background-sync/spec/ */
type SyncEvent = ExtendableEvent & { tag: string }

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag !== outboxTag) return
  const sent = sendInBackground().finally(async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's clients are of its own origin, and take none
    for (const page of await self.clients.matchAll()) page.postMessage(outboxChanged)
  })
  ;(event as SyncEvent).waitUntil(sent)
})
