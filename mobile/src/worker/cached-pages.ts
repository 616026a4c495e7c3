import { buildHeader } from '@mwc/contract/pages/rendered-page'
import { keptSince, markKept, pageKey } from '../shared/pages/page-caches.ts'
import { shellPath } from '../paths/paths.ts'
import { build, ownPages } from './build-list.ts'
import { readerTag } from './reader-tag.ts'
import { openCache } from '../shared/storage/asynchronous/open-cache.ts'

const itemQuery = /^\?id=[\da-f-]{36}$/
/** Items that were read, of which a page is kept. */
const mostItems = 30

/** Under which path a page is kept; null for one that depends on more than an item's id. */
export function keptPath({ pathname, search }: URL): string | null {
  const path = pathname.replace(/^\/mobile/, '').replace(/\/+$/, '') || '/'
  if (search === '') return path
  return itemQuery.test(search) ? path + search : null
}

/** Keeps a page of this build under its language; false for another build's, whose files this worker does not have. */
export async function keep(path: string, response: Response): Promise<boolean> {
  const tag = response.headers.get('content-language')
  if (!response.ok || !tag || response.headers.get(buildHeader) !== build) return false
  const pages = await openCache(ownPages)
  await pages.put(pageKey(path, tag), markKept(response.clone(), Date.now()))
  const items = (await pages.keys()).filter(({ url }) => itemQuery.test(new URL(url).search))
  for (const oldest of items.slice(0, Math.max(0, items.length - mostItems))) await pages.delete(oldest)
  return true
}

/** Fetches a page in the reader's language, unless one is kept that is not older than this (ms). */
export async function fetchAndKeep(path: string, oldest = Infinity): Promise<void> {
  const kept = await cachedPage(path, await readerTag())
  if (kept && Date.now() - keptSince(kept) < oldest) return
  const response = await fetch(`/mobile${path}`, { credentials: 'same-origin' })
  if (!(await keep(path, response))) throw new Error(`No page of this build: ${path}`)
}

export async function cachedPage(path: string, tag: string | null): Promise<Response | undefined> {
  return tag === null ? undefined : (await openCache(ownPages)).match(pageKey(path, tag))
}

/** Any page that starts the app, in whatever language: better than the browser's own offline page. */
async function anyShell(): Promise<Response | undefined> {
  const pages = await openCache(ownPages)
  const keys = await pages.keys()
  const shell = keys.find(({ url }) => new URL(url).pathname.endsWith(shellPath)) ?? keys[0]
  return shell && pages.match(shell)
}

/** What opens any screen without the server; undefined before anything was kept. */
export async function keptShell(tag: string | null): Promise<Response | undefined> {
  return (await cachedPage(shellPath, tag)) ?? anyShell()
}
