import { openCache } from '../shared/storage/asynchronous/open-cache.ts'
import { words } from './build-list.ts'
import { readerTag } from './reader-tag.ts'

/** A file of the build. A page that answers in its place (a proxy's own, or a server's that is going) would be kept for good. */
const isFile = (response: Response) => response.ok && !response.headers.get('content-type')?.startsWith('text/html')
export const onlyFiles = { cacheWillUpdate: async ({ response }: { response: Response }) => (isFile(response) ? response : null) }

/** All texts of the reader's language, so that every screen opens without a network. */
export async function keepWords(): Promise<void> {
  const tag = await readerTag()
  const kept = await openCache('words')
  await Promise.all(
    (words[tag ?? ''] ?? []).map(async (url) => {
      if (await kept.match(url)) return
      const response = await fetch(url)
      if (isFile(response)) await kept.put(url, response)
    }),
  )
}

/** Lets go of texts that no page of this build asks for. */
export async function forgetOldWords(): Promise<void> {
  const wanted = new Set(Object.values(words).flat())
  const kept = await openCache('words')
  for (const { url } of await kept.keys()) if (!wanted.has(new URL(url).pathname)) await kept.delete(url)
}
