import type { Db } from '../../database/database.ts'

type Waiter = { paymentId: string; after: number; wake: () => void }
type Watch = { waiters: Set<Waiter>; timer: NodeJS.Timeout | null }

/** How often the waiting payments are looked at, all in one query: well under the two seconds in which a page should turn to paid. */
const lookEveryMs = 400
const watches = new WeakMap<Db, Watch>()

/**
 * Waits until a payment's version is past `after`, the time is over, or one of `ends` says so (the asker has gone, the server stops).
 * Works across processes: it looks at the row. Leaves nothing on the signals, which may live as long as the server.
 */
export async function waitForChange(db: Db, paymentId: string, after: number, milliseconds: number, ends: AbortSignal[]): Promise<void> {
  if (ends.some((signal) => signal.aborted)) return
  const watch = watches.get(db) ?? { waiters: new Set(), timer: null }
  watches.set(db, watch)
  await new Promise<void>((resolve) => {
    const waiter: Waiter = { paymentId, after, wake: resolve }
    const end = () => {
      clearTimeout(timer)
      watch.waiters.delete(waiter)
      for (const signal of ends) signal.removeEventListener('abort', end)
      resolve()
    }
    waiter.wake = end
    const timer = setTimeout(end, milliseconds)
    for (const signal of ends) signal.addEventListener('abort', end)
    watch.waiters.add(waiter)
    look(db, watch)
  })
}

function look(db: Db, watch: Watch): void {
  if (watch.timer || watch.waiters.size === 0) return
  watch.timer = setTimeout(async () => {
    try {
      const ids = [...new Set([...watch.waiters].map(({ paymentId }) => paymentId))]
      const rows = ids.length > 0 ? await db.selectFrom('payment').select(['id', 'version']).where('id', 'in', ids).execute() : []
      const versions = new Map(rows.map(({ id, version }) => [id, version]))
      for (const waiter of watch.waiters) if ((versions.get(waiter.paymentId) ?? 0) > waiter.after) waiter.wake()
    } catch {
      // The database is away for a moment: the waiters keep waiting until their time is over.
    } finally {
      watch.timer = null
      look(db, watch)
    }
  }, lookEveryMs)
}
