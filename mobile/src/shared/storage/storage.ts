type Kind = 'local' | 'session'

/** What the browser refused to store, or to remove (null): it holds for this page's life. */
const memory: Record<Kind, Map<string, string | null>> = { local: new Map(), session: new Map() }

/** The browser's storage. Throws where it is closed to us (private windows of some phones), or where there is none. */
function storageOf(kind: Kind): Storage {
  return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
}

/** Reads one value; null when nobody wrote it. Falls back to this page's memory where the browser stores nothing. */
export function readStored(kind: Kind, key: string): string | null {
  const kept = memory[kind].get(key)
  if (kept !== undefined) return kept
  try {
    return storageOf(kind).getItem(key)
  } catch {
    return null
  }
}

/** Writes one value, or removes it with null. Never throws: what a full or closed storage refuses stays in memory, and the answer is false. */
export function writeStored(kind: Kind, key: string, value: string | null): boolean {
  try {
    if (value === null) storageOf(kind).removeItem(key)
    else storageOf(kind).setItem(key, value)
    memory[kind].delete(key)
    return true
  } catch {
    memory[kind].set(key, value)
    return false
  }
}

/** The database that holds this phone's key for the member's card. */
export const cardDatabase = 'CARD'

/** Deletes it. Never throws: where the browser keeps no databases there is none. */
export function forgetCardKey(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(cardDatabase)
  } catch {
    // Nothing was kept.
  }
}
