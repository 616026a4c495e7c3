/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { buildHeader } from '@mwc/contract/made-page'
import { showPushes } from './show-push.ts'
import { outboxChanged, outboxTag } from '../shared/outbox-store.ts'
import { pageKey, pagesCache, readerCache, readerNote, shellPath, wordsCache } from './kept-pages.ts'
import { sendInBackground } from './send-in-background.ts'

type KeepList = {
  build: string
  files: PrecacheEntry[]
  /** Addresses of the texts by the tag of their language. */
  words: Record<string, string[]>
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: KeepList }

const { build, files, words } = self.__WB_MANIFEST
const ownPages = pagesCache(build)
const firstPages = ['/', '/pages/login/login']
/** A line that has not answered after this long is no line: the shell opens the screen from what is kept. */
const patienceMs = 4_000

/** The reader's language tag, as the page last noted it (a worker cannot read local storage). */
async function readerTag(): Promise<string | null> {
  const note = await (await caches.open(readerCache)).match(readerNote)
  return note ? note.text() : null
}

/** Keeps a page of this build under its language and says whether it did; one of another build names files that this worker does not have. */
async function keep(path: string, response: Response): Promise<boolean> {
  const tag = response.headers.get('content-language')
  if (!response.ok || !tag || response.headers.get(buildHeader) !== build) return false
  await (await caches.open(ownPages)).put(pageKey(path, tag), response.clone())
  return true
}

/** Fetches a page in the reader's language, unless it is kept. */
async function fetchAndKeep(path: string): Promise<void> {
  if (await keptPage(path, await readerTag())) return
  const response = await fetch(`/mobile${path}`, { credentials: 'same-origin' })
  if (!(await keep(path, response))) throw new Error(`No page of this build: ${path}`)
}

/** All texts of the reader's language, so that every screen opens without a network. */
async function keepWords(): Promise<void> {
  const tag = await readerTag()
  const kept = await caches.open(wordsCache)
  const missing = await Promise.all((words[tag ?? ''] ?? []).map(async (url) => ((await kept.match(url)) ? [] : [url])))
  await kept.addAll(missing.flat())
}

/** Lets go of texts that no page of this build asks for. */
async function forgetOldWords(): Promise<void> {
  const wanted = new Set(Object.values(words).flat())
  const kept = await caches.open(wordsCache)
  for (const { url } of await kept.keys()) if (!wanted.has(new URL(url).pathname)) await kept.delete(url)
}

/** Fetches ahead what is missing in the reader's language. Rejects without the shell; what else does not come now is kept when it is first opened. */
async function keepFirst(): Promise<void> {
  const rest = Promise.allSettled([keepWords(), ...firstPages.map(fetchAndKeep)])
  await fetchAndKeep(shellPath)
  await rest
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
  const path = url.search ? shellPath : url.pathname.replace(/^\/mobile/, '').replace(/\/+$/, '') || '/'
  const tag = await readerTag()
  const kept = await keptPage(path, tag)
  if (kept) return kept
  try {
    const shell = await keptShell(tag)
    const response = await (shell ? fetchPage(request) : fetch(request))
    if (!url.search) await keep(path, response)
    return response
  } catch {
    return (await keptShell(tag)) ?? Response.error()
  }
}

precacheAndRoute(files)
showPushes(readerTag)
cleanupOutdatedCaches()
registerRoute(({ url }) => url.pathname.startsWith('/mobile/assets/'), new CacheFirst({ cacheName: wordsCache }))
registerRoute(new NavigationRoute(answerNavigation, { allowlist: [/^\/mobile(\/|$)/], denylist: [/\.[a-z0-9]{2,5}$/i] }))

self.addEventListener('install', (event) => {
  // A worker that opens nothing without a network does not take the place of the one before it.
  event.waitUntil(keepFirst())
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
  if (event.data === 'keepForReader') event.waitUntil(keepFirst())
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
