/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching'
import { pagesCache } from '../shared/pages/page-caches.ts'

/** What the build puts into this worker: `scripts/build-apps.ts`. */
type BuildList = {
  build: string
  /** What opens the screens that open for everybody without a network. */
  files: PrecacheEntry[]
  /** Addresses of the code that a member's such screens need beside it, and of all other code but the map's. */
  member: string[]
  rest: string[]
  /** Addresses of the texts by the tag of their language: those of everybody's such screens, and all. */
  words: Record<string, Record<'everyone' | 'member', string[]>>
  /** Paths that open from the cache without this worker, and those of them that are fetched when it is installed. */
  instantPages: Record<'all' | 'ahead', string[]>
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildList }

export const { build, files, member, rest, words, instantPages } = self.__WB_MANIFEST
export const ownPages = pagesCache(build)
