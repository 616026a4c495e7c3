import type { Db } from './database.ts'

type Waiter = { id: string; after: number; wake: () => void }
type Watch = { waiters: Set<Waiter>; timer: NodeJS.Timeout | null }
/** The versions that some records have now; one that does not exist is left out. */
type ReadVersions = (db: Db, ids: string[]) => Promise<Map<string, number>>

/** Waits until a record's version is past `after`, the time is over, or one of `ends` says so. */
export type WaitForVersion = (db: Db, id: string, after: number, milliseconds: number, ends: AbortSignal[]) => Promise<void>

/** How often all awaited records are looked at, in one query: a page should change within two seconds. */
const lookEveryMs = 400

/**
 * Makes the way to wait for changes of one kind of record. It looks at the rows, so it works across processes.
 * Leaves nothing on the signals, which may live as long as the server.
 */
export function waitForVersions(readVersions: ReadVersions): WaitForVersion {
  const watches = new WeakMap<Db, Watch>()

  function look(db: Db, watch: Watch): void {
    if (watch.timer || watch.waiters.size === 0) return
    watch.timer = setTimeout(async () => {
      try {
        const ids = [...new Set([...watch.waiters].map(({ id }) => id))]
        const versions = ids.length > 0 ? await readVersions(db, ids) : new Map<string, number>()
        for (const waiter of watch.waiters) if ((versions.get(waiter.id) ?? 0) > waiter.after) waiter.wake()
      } catch {
        // The database is away for a moment: the waiters keep waiting until their time is over.
      } finally {
        watch.timer = null
        look(db, watch)
      }
    }, lookEveryMs)
  }

  return async (db, id, after, milliseconds, ends) => {
    if (ends.some((signal) => signal.aborted)) return
    const watch = watches.get(db) ?? { waiters: new Set(), timer: null }
    watches.set(db, watch)
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        watch.waiters.delete(waiter)
        for (const signal of ends) signal.removeEventListener('abort', end)
        resolve()
      }
      const waiter: Waiter = { id, after, wake: end }
      const timer = setTimeout(end, milliseconds)
      for (const signal of ends) signal.addEventListener('abort', end)
      watch.waiters.add(waiter)
      look(db, watch)
    })
  }
}
