import { LRUCache } from 'lru-cache'
import type { Db } from '../../../database/database.ts'
import { isId } from '../../../database/ids.rules.ts'
import { type BroadcastWords, findBroadcastWords, type NotificationRow } from './notifications.repo.ts'

/** Broadcasts whose words a process holds at most: the newest are what everybody's inbox shows. */
const mostHeld = 100

const heldBy = new WeakMap<Db, LRUCache<string, BroadcastWords>>()

function heldOf(db: Db): LRUCache<string, BroadcastWords> {
  const held = heldBy.get(db) ?? new LRUCache<string, BroadcastWords>({ max: mostHeld })
  heldBy.set(db, held)
  return held
}

/**
 * The words of the broadcasts that these notifications tell of, by the broadcast's id; of one that is gone, none.
 * Held once read: what has been told is not changed any more.
 */
export async function readBroadcastWords(db: Db, rows: readonly NotificationRow[]): Promise<ReadonlyMap<string, BroadcastWords>> {
  const held = heldOf(db)
  // Another key than an id would make the statement fail, and with it the whole inbox.
  const ids = new Set(rows.filter(({ kind, key }) => kind === 'news' && isId(key)).map(({ key }) => key))
  const words = new Map<string, BroadcastWords>()
  const unknown: string[] = []
  for (const id of ids) {
    const known = held.get(id)
    if (known) words.set(id, known)
    else unknown.push(id)
  }
  const found = unknown.length > 0 ? await findBroadcastWords(db, unknown) : []
  for (const { id, title, text } of found) {
    held.set(id, { title, text })
    words.set(id, { title, text })
  }
  return words
}
