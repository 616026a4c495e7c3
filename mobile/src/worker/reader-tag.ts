import { readerCache, readerNote } from '../shared/pages/page-caches.ts'

/** The reader's language tag, as the page last noted it (a worker cannot read local storage). */
export async function readerTag(): Promise<string | null> {
  const note = await (await caches.open(readerCache)).match(readerNote)
  return note ? note.text() : null
}
