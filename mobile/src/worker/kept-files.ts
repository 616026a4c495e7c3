import { memberNote } from '../shared/pages/page-caches.ts'
import { keptAddresses, openCache } from '../shared/storage/asynchronous/open-cache.ts'
import { member, rest, words } from './build-list.ts'
import { readerTag } from './reader-tag.ts'

/** A file of the build. A page that answers in its place (a proxy's own, or a server's that is going) would be kept for good. */
const isFile = (response: Response) => response.ok && !response.headers.get('content-type')?.startsWith('text/html')
export const onlyFiles = { cacheWillUpdate: async ({ response }: { response: Response }) => (isFile(response) ? response : null) }

/** Files that are kept beside those that Workbox keeps: the texts, and code that not everybody needs. */
const ours = new Set([...member, ...rest, ...Object.values(words).flatMap((texts) => texts.member)])

/** Keeps those of these files that are missing. What the browser's own cache still has costs nothing. */
export async function keepFiles(files: Iterable<string>): Promise<void> {
  const kept = await openCache('words')
  await Promise.all(
    [...files].map(async (url) => {
      if (!ours.has(url) || (await kept.match(url))) return
      const response = await fetch(url)
      if (isFile(response)) await kept.put(url, response)
    }),
  )
}

/** Whether a byte costs nothing: https://wicg.github.io/netinfo/ One of which nothing is known counts as prepaid. */
function isUnmetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: { type?: string; saveData?: boolean } }
  return connection?.saveData === false && (connection.type === 'wifi' || connection.type === 'ethernet')
}

/** Notes that somebody has signed in on this phone: from now on a member's screens are kept, also by the next build. */
export async function noteMember(): Promise<void> {
  await (await openCache('reader')).put(memberNote, new Response())
}

/** Builds up to 1.0 kept all code for everybody: by the update nobody loses a card that opened without a network. */
export async function followOlderBuild(): Promise<void> {
  const kept = await keptAddresses('workbox-precache-')
  if (kept.some((url) => url.includes('/member-rewards.screen-'))) await noteMember()
}

/** Whether a member's screens are kept. */
async function isForMember(): Promise<boolean> {
  return (await (await openCache('reader')).match(memberNote)) !== undefined
}

/** Keeps what is to open without a network: the reader's texts and a member's screens; all the rest where it costs nothing. */
export async function keepForReader(): Promise<void> {
  const texts = words[(await readerTag()) ?? '']
  const [isMember, isFree] = [await isForMember(), isUnmetered()]
  const some = isMember || isFree ? texts?.member : texts?.everyone
  await keepFiles([...(some ?? []), ...(isMember || isFree ? member : []), ...(isFree ? rest : [])])
}

/** Lets go of files that are not of this build. */
export async function forgetOldFiles(): Promise<void> {
  const kept = await openCache('words')
  for (const { url } of await kept.keys()) if (!ours.has(new URL(url).pathname)) await kept.delete(url)
}
