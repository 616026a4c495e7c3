import type { Db } from '../database.ts'
import { onPrimary } from '../replica/call-reads.ts'

/** On this channel every process hears that a table changed of which an answer may be held: the triggers of migration 24. */
export const heldChannel = 'mwc_held'

/** So long an answer is held without word of a change. It bounds how old one can be when the word is lost. */
export const holdsMs = 1_000

const forgets = new Set<() => void>()

/** Calls it when something held may have changed. */
export function whenHeldChanges(forget: () => void): void {
  forgets.add(forget)
}

/** Has this process read everything held anew at the next call. */
export function forgetHeld(): void {
  for (const forget of forgets) forget()
}

/**
 * A read whose answer this process holds: what staff change now and then, and every call asks for.
 * Read anew on word of a change, and after `holdsMs` at the latest, never from a replica, which may not know the change; in a
 * transaction always.
 */
export function heldRead<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  let held = new WeakMap<Db, { readAt: number; answer: Promise<T> }>()
  whenHeldChanges(() => {
    held = new WeakMap()
  })
  return (db) => {
    if (db.isTransaction) return read(db)
    const before = held.get(db)
    const readAt = performance.now()
    if (before && readAt - before.readAt < holdsMs) return before.answer
    const now = { readAt, answer: onPrimary(() => read(db)) }
    held.set(db, now)
    // One that failed is asked for again by the next call.
    now.answer.catch(() => held.get(db) === now && held.delete(db))
    return now.answer
  }
}
