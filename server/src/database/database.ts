import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** The whole database, or a transaction on it: what every repo function takes first. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type OpenDatabase = {
  /** For calls. */
  db: Db
  /** The same on connections kept for what is never to wait for others: callbacks, the state of a payment, whether the server is ready. */
  reserved: Db
  /** The same for jobs and sweeps, which may wait longer and take no call's connection. */
  background: Db
  /** Plain SQL on a connection of its own; without values the text may hold several statements (what the job queue needs). */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Runs what only one process at a time may do to this database: preparing queues and first data at start. */
  alone<T>(run: () => Promise<T>): Promise<T>
  /**
   * Calls `onNotify` after each transaction that notified this channel, in whichever process. Word may be lost while a connection is: it is called
   * once more when there is one again, and who listens looks now and then by itself. Answers with the way to stop.
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>
  /** Runs what has this name unless another process is at it; false when one is. Two may run for a moment when a connection is cut. */
  unlessElsewhere(name: string, run: () => Promise<void>): Promise<boolean>
  close(): Promise<void>
}
