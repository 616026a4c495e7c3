import { queryClient } from '../../server/query-client.ts'
import { drops, onForget, writeStored } from '../../storage/storage.ts'
import { type Lifetime, type NameIn, type Place, storageLifetimes } from '../../storage/lifetimes/storage-lifetimes.ts'

onForget('answers', () => queryClient.clear())

/** The names in a place whose life is one of these. */
function namesOf<P extends Place>(place: P, lives: readonly Lifetime[]): NameIn<P>[] {
  const rows = Object.entries<Lifetime>(storageLifetimes[place])
  return rows.filter(([, life]) => lives.includes(life)).map(([name]) => name as NameIn<P>)
}

/** Whether one of the table's names is this one, or stands for it. */
const stands = (names: readonly string[], own: string) => names.some((name) => name === own || (name.endsWith('-') && own.startsWith(name)))

async function deleteCaches(names: readonly string[]): Promise<void> {
  const all = await caches.keys()
  await Promise.all(all.filter((name) => stands(names, name)).map((name) => caches.delete(name)))
}

/**
 * Forgets in all tabs what has one of these lives, but for some databases. Never throws: where the browser stores nothing there
 * is nothing.
 */
export function forgetPhone(lives: readonly Lifetime[], but: readonly NameIn<'indexedDB'>[] = []): void {
  for (const key of namesOf('localStorage', lives)) writeStored('localStorage', key, null)
  try {
    for (const name of namesOf('indexedDB', lives)) if (!but.includes(name)) indexedDB.deleteDatabase(name)
  } catch {
    // The browser keeps no databases.
  }
  try {
    deleteCaches(namesOf('caches', lives)).catch(() => undefined)
  } catch {
    // It keeps no caches.
  }
}

/** Forgets in this tab what has one of these lives, but for some of the names: what it stores and what the page remembers. */
export function forgetTab(lives: readonly Lifetime[], but: readonly NameIn<'sessionStorage'>[] = []): void {
  for (const key of namesOf('sessionStorage', lives)) if (!but.includes(key)) forgetInTab(key)
  for (const name of namesOf('memory', lives)) drops.get(name)?.()
}

/** Forgets one thing in this tab. */
function forgetInTab(key: NameIn<'sessionStorage'>): void {
  writeStored('sessionStorage', key, null)
  drops.get(key)?.()
}

/** Forgets in this tab what a member left unfinished, as another one signs in; what stayed for the log-in asked for, too. */
export function forgetUnfinished(): void {
  forgetTab(['member'])
  forgetInTab('OWN_ACCOUNT_DRAFT')
}
