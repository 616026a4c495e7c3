import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction } from '../database/in-transaction.ts'
import type { Db } from '../database/database.ts'
import type { Clock } from '../ports/clock.ts'
import type { Work } from '../jobs/poll-for-work.ts'
import { runEvery } from '../jobs/run-every.ts'
import type { Encryption, EncryptedPlace } from './encryption.ts'
import { listMarks, lockOtherwiseEncrypted, putEncrypted, type EncryptedRow } from './encrypted.repo.ts'
import { type EncryptedColumn, encryptedColumns } from './encrypted-columns.ts'

/** Rows that a transaction holds: some milliseconds. */
const batchSize = 200
const hourSeconds = 3600
const passes = 20
const betweenPassesMs = 200

type Needed = { db: Db; encryption: Encryption }
/** Milliseconds between two batches. */
type Pace = { pauseMs: number }

/**
 * Re-encrypts values of an older key or format, under the newest key and bound to their place. One process at a time.
 * Each batch commits, so the next run goes on after a kill. It never waits for live writes.
 * Throws at its end where values do not open: their key is missing, or they were moved.
 */
export async function reEncrypt(deps: Needed, pace: Pace = { pauseMs: 0 }): Promise<void> {
  const unopened: EncryptedColumn[] = []
  for (const column of encryptedColumns)
    for (const side of ['before', 'after'] as const) if (!(await reEncryptSide(deps, { column, side }, pace))) unopened.push(column)
  if (unopened[0]) throw new UnopenedValues(unopened[0])
}

/** The same until nothing is left, since a run passes over what is being written. */
export async function reEncryptAll(deps: Needed, pace: Pace): Promise<void> {
  for (let pass = 1; pass <= passes; pass += 1) {
    await reEncrypt(deps, pace)
    const marks: string[] = []
    for (const column of encryptedColumns) marks.push(...(await listMarks(deps.db, column)))
    if (marks.every((mark) => mark === deps.encryption.mark)) return
    await pause(betweenPassesMs)
  }
}

/** Values of a column that no key opens; `code` says which, for a log that keeps nothing else. */
export class UnopenedValues extends Error {
  readonly code: string

  constructor({ table, column }: EncryptedColumn) {
    super(`encrypted values of ${table}.${column} do not open`)
    this.code = `Unopened_${table}_${column}`
  }
}

/** Answers whether every value opened. */
async function reEncryptSide(
  { db, encryption }: Needed,
  { column, side }: { column: EncryptedColumn; side: 'before' | 'after' },
  { pauseMs }: Pace,
): Promise<boolean> {
  let [last, allOpen]: [EncryptedRow | null, boolean] = [null, true]
  for (;;) {
    const after: EncryptedRow | null = last
    const batch = await inTransaction(db, async (tx) => {
      const rows = await lockOtherwiseEncrypted(tx, column, { side, mark: encryption.mark, last: after, limit: batchSize })
      const opened = rows.flatMap((row) => open(encryption, column, row) ?? [])
      for (const { place, plain } of opened) await putEncrypted(tx, column, place.row, encryption.encrypt(plain, place))
      return { last: rows.at(-1) ?? null, allOpen: opened.length === rows.length }
    })
    if (!batch.last) return allOpen
    last = batch.last
    allOpen &&= batch.allOpen
    if (pauseMs > 0) await pause(pauseMs)
  }
}

function open(
  encryption: Encryption,
  { table, column }: EncryptedColumn,
  { key, sealed: encrypted }: EncryptedRow,
): { place: EncryptedPlace; plain: string } | null {
  const place = { table, column, row: key }
  try {
    return { place, plain: encryption.decrypt(encrypted, place) }
  } catch {
    return null
  }
}

/** Once an hour, and only after this process's first hour: a server stepped back in it finds all as it was. */
export function reEncryptionHousekeeping(deps: Needed & { clock: Clock }): Work {
  const notBefore = deps.clock.now().add({ seconds: hourSeconds })
  return runEvery(hourSeconds, deps, 'seal.anew', () => reEncrypt(deps), notBefore)
}
