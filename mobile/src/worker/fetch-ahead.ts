import { shellPath } from '../paths/paths.ts'
import { instantPages, ownPages } from './build-list.ts'
import { fetchAndKeep, cachedPage, keptPath, keptShell } from './cached-pages.ts'
import { keepForReader } from './kept-files.ts'
import { readerTag } from './reader-tag.ts'
import { openCache } from '../shared/storage/asynchronous/open-cache.ts'

/** A page that is opened again is fetched anew after this long. */
const freshMs = 10 * 60_000

/** Puts the pages that open without this worker where the browser looks: at their own addresses, in the reader's language. */
async function layOut(): Promise<void> {
  const tag = await readerTag()
  const pages = await openCache(ownPages)
  for (const path of instantPages.all) {
    const address = `/mobile${path}`
    const laid = await pages.match(address)
    // Until the page itself has come: what lies there in another language, which the app replaces; else the shell.
    const page = (await cachedPage(path, tag)) ?? (laid ? undefined : await keptShell(tag))
    const isLaid = ['etag', 'server-timing'].every((name) => laid?.headers.get(name) === page?.headers.get(name))
    if (page && !isLaid) await pages.put(address, page)
  }
}

/** Fetches ahead what the reader's language lacks. Rejects without the shell; the rest is kept when it is first opened. */
export async function keepFirst(): Promise<void> {
  const rest = Promise.allSettled([keepForReader(), ...instantPages.ahead.map((path) => fetchAndKeep(path))])
  await fetchAndKeep(shellPath)
  await rest
  await layOut()
}

/** What is read now opens at once the next time, too, as it stands now. */
export async function keepOpened(page: Client): Promise<void> {
  const path = keptPath(new URL(page.url))
  if (path !== null) await fetchAndKeep(path, freshMs)
}
