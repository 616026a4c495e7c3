/// <reference lib="webworker" />
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { outboxChanged, outboxTag } from '../shared/outbox/outbox-store.ts'
import { deleteOtherCaches } from '../shared/storage/asynchronous/open-cache.ts'
import type { NameIn } from '../shared/storage/lifetimes/storage-lifetimes.ts'
import { answerNavigation } from './answer-navigation.ts'
import { files, ownPages } from './build-list.ts'
import { keepFirst, keepOpened } from './fetch-ahead.ts'
import { followOlderBuild, forgetOldFiles, keepFiles, noteMember, onlyFiles } from './kept-files.ts'
import { readerTag } from './reader-tag.ts'
import { addStaticRoutes } from './static-routing.ts'
import type { RoutingEvent } from './static-routing.ts'
import { sendInBackground } from './send-in-background.ts'
import { showPushes } from './show-push.ts'

declare const self: ServiceWorkerGlobalScope

addPlugins([onlyFiles])
precacheAndRoute(files)
showPushes(readerTag)
cleanupOutdatedCaches()
registerRoute(
  ({ url }) => url.pathname.startsWith('/mobile/assets/'),
  new CacheFirst({ cacheName: 'words' satisfies NameIn<'caches'>, plugins: [onlyFiles] }),
)
// Workbox holds the lists against path and query; a query may end like a file, as 103.8527 does.
registerRoute(new NavigationRoute(answerNavigation, { allowlist: [/^\/mobile(\/|$)/], denylist: [/^[^?]*\.[a-z0-9]{2,5}(?:\?|$)/i] }))

self.addEventListener('install', (event) => {
  // A worker that opens nothing without a network does not take the place of the one before it.
  event.waitUntil(Promise.all([followOlderBuild().then(keepFirst), addStaticRoutes(event as RoutingEvent)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await deleteOtherCaches('pages-', ownPages)
      await forgetOldFiles()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') void self.skipWaiting()
  if (event.data === 'keepForReader') event.waitUntil(keepOpened(event.source as Client).finally(keepFirst))
  if (event.data === 'keepForMember') event.waitUntil(noteMember().then(keepFirst))
  if (Array.isArray(event.data)) event.waitUntil(keepFiles(event.data as string[]))
})

/** TypeScript's own list of events does not know this one: https://wicg.github.io/background-sync/spec/ */
type SyncEvent = ExtendableEvent & { tag: string }

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag !== outboxTag) return
  const sent = sendInBackground().finally(async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's clients are of its own origin
    for (const page of await self.clients.matchAll()) page.postMessage(outboxChanged)
  })
  ;(event as SyncEvent).waitUntil(sent)
})
