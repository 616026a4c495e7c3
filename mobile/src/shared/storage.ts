type Kind = 'local' | 'session'

const memory: Record<Kind, Map<string, string>> = { local: new Map(), session: new Map() }

/** The browser's storage, or null where there is none or it is closed to us (private windows of some phones throw on access). */
function storageOf(kind: Kind): Storage | null {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return null
  }
}

/** Reads one value; null when nobody wrote it. Falls back to this page's memory where the browser stores nothing. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return storageOf(kind)?.getItem(key) ?? memory[kind].get(key) ?? null
  } catch {
    return memory[kind].get(key) ?? null
  }
}

/** Writes one value, or removes it with null. Never throws: a full or closed storage leaves the value in memory. */
export function writeStored(kind: Kind, key: string, value: string | null): void {
  if (value === null) memory[kind].delete(key)
  else memory[kind].set(key, value)
  try {
    if (value === null) storageOf(kind)?.removeItem(key)
    else storageOf(kind)?.setItem(key, value)
  } catch {
    return
  }
}
