import { readerNote } from '../shared/pages/page-caches.ts'
import { openCache } from '../shared/storage/asynchronous/open-cache.ts'

/** The reader's language tag, as the page last noted it (a worker cannot read local storage). */
export async function readerTag(): Promise<string | null> {
  const note = await (await openCache('reader')).match(readerNote)
  return note ? note.text() : null
}
