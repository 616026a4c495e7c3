/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching'
import { pagesCache } from '../shared/pages/page-caches.ts'

/** What the build puts into this worker: `scripts/build-apps.ts`. */
type BuildList = {
  build: string
  files: PrecacheEntry[]
  /** Addresses of the texts by the tag of their language. */
  words: Record<string, string[]>
  /** Paths that open from the cache without this worker, and those of them that are fetched when it is installed. */
  instantPages: Record<'all' | 'ahead', string[]>
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildList }

export const { build, files, words, instantPages } = self.__WB_MANIFEST
export const ownPages = pagesCache(build)
