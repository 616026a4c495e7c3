import type { NameIn } from '../lifetimes/storage-lifetimes.ts'

/** A cache of the table. Rejects where the browser keeps none. */
export function openCache(name: NameIn<'caches'>): Promise<Cache> {
  return caches.open(name)
}

/** Deletes every cache whose name begins like this and is another one. */
export async function deleteOtherCaches(beginning: 'pages-', own: NameIn<'caches'>): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(beginning) && name !== own).map((name) => caches.delete(name)))
}

/** Addresses of all that is in the caches whose names begin like this. */
export async function keptAddresses(beginning: 'workbox-precache-'): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(beginning))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return kept.flat().map(({ url }) => url)
}

/** Deletes one cache of the table. */
export async function deleteCache(name: NameIn<'caches'>): Promise<void> {
  await caches.delete(name)
}
