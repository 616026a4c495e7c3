import type { NameIn } from './lifetimes/storage-lifetimes.ts'

type Kind = 'localStorage' | 'sessionStorage'

/** What the browser refused to store, or to remove (null): it holds for this page's life. */
const memory: Record<Kind, Map<string, string | null>> = { localStorage: new Map(), sessionStorage: new Map() }

/** Reads one value; null when nobody wrote it. Falls back to this page's memory where the browser stores nothing. */
export function readStored<K extends Kind>(kind: K, key: NameIn<K>): string | null {
  const kept = memory[kind].get(key)
  if (kept !== undefined) return kept
  try {
    // Throws where it is closed to us (private windows of some phones), or where there is none.
    return globalThis[kind].getItem(key)
  } catch {
    return null
  }
}

/** Writes one value, or removes it with null. Never throws: what the storage refuses stays in memory, and it answers false. */
export function writeStored<K extends Kind>(kind: K, key: NameIn<K>, value: string | null): boolean {
  try {
    if (value === null) globalThis[kind].removeItem(key)
    else globalThis[kind].setItem(key, value)
    memory[kind].delete(key)
    return true
  } catch {
    memory[kind].set(key, value)
    return false
  }
}

/** Writes a cookie that lasts a year. Never throws: cookies are refused to pages in some frames. */
export function writeCookie(name: NameIn<'cookies'>, value: string): void {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
  } catch {
    // The next page comes in the phone's language and is changed when it is alive.
  }
}

/** What lives in this page's memory, by the name under which the table has it, with what drops it. */
export const drops = new Map<string, () => void>()

/** Has a page's own memory of something dropped when that is forgotten. */
export function onForget(name: NameIn<'memory' | 'sessionStorage'>, drop: () => void): void {
  drops.set(name, drop)
}
