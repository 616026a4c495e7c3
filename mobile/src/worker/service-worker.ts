/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { buildHeader } from '@mwc/contract/made-page'
import { pageKey, pagesCache, readerCache, readerNote, shellPath, wordsCache } from './kept-pages.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { build: string; files: PrecacheEntry[] } }

const { build, files } = self.__WB_MANIFEST
const ownPages = pagesCache(build)
const firstPages = [shellPath, '/', '/pages/login/login']

/** The reader's language tag, as the page last noted it (a worker cannot read local storage). */
async function readerTag(): Promise<string | null> {
  const note = await (await caches.open(readerCache)).match(readerNote)
  return note ? note.text() : null
}

/** Keeps a page of this build under its language; one of another build names files that this worker does not have. */
async function keep(path: string, response: Response): Promise<void> {
  const tag = response.headers.get('content-language')
  if (!response.ok || !tag || response.headers.get(buildHeader) !== build) return
  await (await caches.open(ownPages)).put(pageKey(path, tag), response.clone())
}

async function fetchAndKeep(path: string): Promise<void> {
  const response = await fetch(`/mobile${path}`, { credentials: 'same-origin' })
  await keep(path, response)
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

/** A page of the app: the kept one at once; else the server's, which is kept; without a network the shell, which opens any screen. */
async function answerNavigation({ url, request }: { url: URL; request: Request }): Promise<Response> {
  const path = url.search ? shellPath : url.pathname.replace(/^\/mobile/, '').replace(/\/+$/, '') || '/'
  const tag = await readerTag()
  const kept = await keptPage(path, tag)
  if (kept) return kept
  try {
    const response = await fetch(request)
    if (!url.search) await keep(path, response)
    return response
  } catch {
    return (await keptPage(shellPath, tag)) ?? (await anyShell()) ?? Response.error()
  }
}

precacheAndRoute(files)
cleanupOutdatedCaches()
registerRoute(({ url }) => url.pathname.startsWith('/mobile/assets/'), new CacheFirst({ cacheName: wordsCache }))
registerRoute(new NavigationRoute(answerNavigation, { allowlist: [/^\/mobile(\/|$)/], denylist: [/\.[a-z0-9]{2,5}$/i] }))

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(firstPages.map(fetchAndKeep)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(names.filter((name) => name.startsWith(pagesCache('')) && name !== ownPages).map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') void self.skipWaiting()
  if (event.data === 'languageChanged') event.waitUntil(Promise.allSettled(firstPages.map(fetchAndKeep)))
})
