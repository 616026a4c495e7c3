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

/** Deletes one cache of the table. */
export async function deleteCache(name: NameIn<'caches'>): Promise<void> {
  await caches.delete(name)
}
