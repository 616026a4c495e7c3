import type { Db } from '../../../database/database.ts'
import { onPrimary } from '../../../database/replica/call-reads.ts'
import { contentVersion } from './held-content.ts'
import { listSearchable, type SearchedKind } from './published.repo.ts'

type Searched = { id: string; words: string }[]
/** Good while content has this version. A thousand items of each kind are some 6 MB. */
type Kept = { version: number; kinds: Map<SearchedKind, Promise<Searched>> }

const kept = new WeakMap<Db, Kept>()

/**
 * Ids of items by kind in which every word occurs, published or not; null without a word.
 * Kept in memory until staff change something, by the database's version: else each search would read everything.
 * @param words `wordsOf`'s
 */
export async function findContent<Kind extends SearchedKind>(
  db: Db,
  kinds: readonly Kind[],
  words: readonly string[],
): Promise<Record<Kind, string[]> | null> {
  if (words.length === 0) return null
  // The version first: content that is newer than it is only read once more.
  const version = await contentVersion(db)
  const before = kept.get(db)
  const now = before?.version === version ? before : { version, kinds: new Map<SearchedKind, Promise<Searched>>() }
  kept.set(db, now)
  const found = kinds.map(async (kind) => {
    const items = await itemsOf(db, now, kind)
    return [kind, items.filter((item) => words.every((word) => item.words.includes(word))).map(({ id }) => id)]
  })
  return Object.fromEntries(await Promise.all(found)) as Record<Kind, string[]>
}

function itemsOf(db: Db, { kinds }: Kept, kind: SearchedKind): Promise<Searched> {
  const known = kinds.get(kind)
  if (known) return known
  // A replica may be older than the version.
  const items = onPrimary(() => listSearchable(db, kind))
  kinds.set(kind, items)
  items.catch(() => kinds.delete(kind))
  return items
}
