import type { Kysely, Transaction } from 'kysely'
import type { Replica } from './replica/replica.ts'
import type { Tables } from './tables/tables.ts'

/** The whole database, or a transaction on it: what every repo function takes first. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type OpenDatabase = {
  /** For calls. */
  db: Db
  /** Connections kept for what must never wait: callbacks, the state of a payment, whether the server is ready. */
  reserved: Db
  /** The same for jobs and sweeps, which may wait longer and take no call's connection. */
  background: Db
  /** A streaming replica from which calls read what may be a second old; null where there is none. */
  replica: Replica | null
  /** Plain SQL on a connection of its own; without values the text may hold several statements (what the job queue needs). */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Runs what only one process at a time may do to this database: preparing queues and first data at start. */
  alone<T>(run: () => Promise<T>): Promise<T>
  /**
   * Calls `onNotify` with what each transaction, in any process, notified this channel of. Answers with the way to stop.
   * After a lost connection it is called once more, with an empty text; listeners also look by themselves.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs it unless another process does; then answers false. Two may run for a moment when a connection is cut. */
  unlessElsewhere(name: string, run: () => Promise<void>): Promise<boolean>
  /**
   * Gives a connection of its own, past any pooler, to what reads all there is, once a day: at a country's size such a statement
   * takes longer than jobs may wait. Each may take an hour.
   */
  longReads<T>(run: (db: Db) => Promise<T>): Promise<T>
  /** What the connections of this process do now; the embedded database has none to tell of. */
  pools(): PoolUse[]
  /** How long the call that waits longest for a connection has, ms. */
  callsWaitMs(): number
  close(): Promise<void>
}

/** Connections of a pool: open, idle of these, at most; how many wait for one, and how long the first of them has (ms). */
export type PoolUse = {
  pool: 'calls' | 'reserved' | 'background'
  open: number
  idle: number
  most: number
  waiting: number
  waitedMs: number
}
