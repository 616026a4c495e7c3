import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** On this channel every process hears `<kind> <id>` of a record whose version has grown: the triggers of migration 24. */
export const changedChannel = 'mwc_changed'

type Waiter = { after: number; wake: () => void }
/** Who waits on a database, by the record's id, which of them are to be looked at next, and when; the heartbeat said last. */
type Watch = {
  waiters: Map<string, Set<Waiter>>
  asked: Set<string>
  next: NodeJS.Timeout | null
  every: NodeJS.Timeout
  heartbeat: string | null
}
/** The versions that some records have now; one that does not exist is left out. */
type ReadVersions = (db: Db, ids: string[]) => Promise<Map<string, number>>

/** Calls `end` when waiting is of no use any more, at once where it is so already; answers with how to hear no more of it. */
export type WaitEnds = (end: () => void) => () => void

/** What processes say to each other with their heartbeats, in one word; an empty one is not said. */
export type Carried = { say: () => string; hear: (word: string) => void }

/**
 * Waits until a record's version is past `after`, the time is over (then it answers with true), `ends` says so, or too many
 * others wait for it.
 */
export type WaitForVersion = (db: Db, id: string, after: number, milliseconds: number, ends: WaitEnds) => Promise<boolean>

/**
 * How often a process that waits says a word to itself. When the last one was not heard, no word may come:
 * all that is awaited is looked at, in one query. So a page changes within two seconds all the same.
 */
const heartbeatEveryMs = 900
/** What a heartbeat is a word of. */
const heartbeatKind = 'heartbeat'
/** Word of several records is gathered for so long, and looked at in one query. */
const gatherMs = 10
/** Word that came while nobody waited is remembered: whoever has just read the record may be about to wait. */
const remembersMs = 5_000
const mostRemembered = 20_000
/** So many wait for one record in a process: all who do go on at once when it changes, and need no place that is free. */
export const mostForOne = 50

const tellers = new Map<string, (id: string | null) => void>()
/** What is carried by the heartbeats of those that wait for a kind. */
const carriers = new Map<string, Carried>()

/** Heartbeats of this process that were said and not heard yet. */
const unheard = new Set<string>()

/** Says one; a database that is away for a moment is asked again with the next. */
async function sayHeartbeat(db: Db, heartbeat: string, kind: string): Promise<void> {
  unheard.add(heartbeat)
  const carried = carriers.get(kind)?.say()
  const word = [heartbeatKind, heartbeat, ...(carried ? [kind, carried] : [])].join(' ')
  await sql`select pg_notify(${changedChannel}, ${word})`.execute(db).catch(() => undefined)
}

/** Hears a word of `changedChannel`; an empty one stands for any change. */
export function tellChanged(word: string): void {
  const [kind = '', id = null, carrier = '', carried = ''] = word.split(' ')
  if (kind === heartbeatKind) {
    const isOwn = unheard.delete(id ?? '')
    if (!isOwn && carried !== '') carriers.get(carrier)?.hear(carried)
    return
  }
  for (const [of, tell] of tellers) if (word === '' || of === kind) tell(id)
}

/**
 * Makes the way to wait for changes of one kind of record: by word of them, and by looking at the rows.
 * Leaves nothing with `ends`, which may live as long as the server. `carried` goes between processes at which somebody waits.
 */
export function waitForVersions(kind: string, readVersions: ReadVersions, carried?: Carried): WaitForVersion {
  if (carried) carriers.set(kind, carried)
  const watches = new Map<Db, Watch>()
  const told = new Map<string, number>()

  async function look(db: Db, watch: Watch, ids: string[]): Promise<void> {
    try {
      const versions = ids.length > 0 ? await readVersions(db, ids) : new Map<string, number>()
      for (const [id, version] of versions) for (const waiter of watch.waiters.get(id) ?? []) if (version > waiter.after) waiter.wake()
    } catch {
      // The database is away for a moment: the waiters keep waiting until their time is over.
    }
  }

  function lookSoon(db: Db, watch: Watch, id: string): void {
    watch.asked.add(id)
    watch.next ??= setTimeout(() => {
      const ids = [...watch.asked]
      watch.asked.clear()
      watch.next = null
      void look(db, watch, ids)
    }, gatherMs)
  }

  tellers.set(kind, (id) => {
    if (id !== null) {
      told.delete(id)
      told.set(id, performance.now())
      const [oldest] = told.keys()
      if (oldest !== undefined && told.size > mostRemembered) told.delete(oldest)
    }
    for (const [db, watch] of watches)
      for (const one of id === null ? watch.waiters.keys() : [id]) if (watch.waiters.has(one)) lookSoon(db, watch, one)
  })

  function watchOf(db: Db): Watch {
    const known = watches.get(db)
    if (known) return known
    let isLooking = false
    const every = setInterval(async () => {
      if (isLooking) return
      isLooking = true
      // `delete` answers whether it was there: said and not heard.
      if (watch.heartbeat === null || unheard.delete(watch.heartbeat)) await look(db, watch, [...watch.waiters.keys()])
      watch.heartbeat = randomUUID()
      await sayHeartbeat(db, watch.heartbeat, kind)
      isLooking = false
    }, heartbeatEveryMs)
    const watch: Watch = { waiters: new Map(), asked: new Set(), next: null, every, heartbeat: null }
    watches.set(db, watch)
    return watch
  }

  function leave(db: Db, watch: Watch, id: string, waiter: Waiter): void {
    const waiters = watch.waiters.get(id)
    waiters?.delete(waiter)
    if (waiters?.size === 0) watch.waiters.delete(id)
    if (watch.waiters.size > 0 || watches.get(db) !== watch) return
    clearInterval(watch.every)
    if (watch.heartbeat) unheard.delete(watch.heartbeat)
    if (watch.next) clearTimeout(watch.next)
    watches.delete(db)
  }

  return async (db, asked, after, milliseconds, ends) => {
    // As PostgreSQL writes ids, in words and rows.
    const id = asked.toLowerCase()
    const watch = watchOf(db)
    return new Promise((resolve) => {
      let hearNoMore = () => {}
      const leaveWith = (isOver: boolean) => {
        clearTimeout(timer)
        leave(db, watch, id, waiter)
        hearNoMore()
        resolve(isOver)
      }
      const end = () => leaveWith(false)
      const waiter: Waiter = { after, wake: end }
      const timer = setTimeout(() => leaveWith(true), milliseconds)
      const waiters = watch.waiters.get(id) ?? new Set()
      watch.waiters.set(id, waiters.add(waiter))
      // Who has waited longest is answered with what there is, and may ask again.
      const [longest] = waiters
      if (waiters.size > mostForOne) longest?.wake()
      if (performance.now() - (told.get(id) ?? -Infinity) < remembersMs) lookSoon(db, watch, id)
      hearNoMore = ends(end)
    })
  }
}
