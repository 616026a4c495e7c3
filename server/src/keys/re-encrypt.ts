import { inTransaction } from '../database/in-transaction.ts'
import type { Parts } from '../dependencies.ts'
import type { Work } from '../jobs/poll-for-work.ts'
import { runEvery } from '../jobs/run-every.ts'
import type { Seal, SealedPlace } from './encryption.ts'
import { lockOtherwiseSealed, putSealed, type SealedRow } from './encrypted.repo.ts'
import { type SealedColumn, sealedColumns } from './encrypted-columns.ts'

/** Rows that a transaction holds: some milliseconds. */
const batchSize = 200
const hourSeconds = 3600

type Needed = Pick<Parts, 'db' | 'seal'>

/**
 * Seals anew, under the newest key and bound to its place, whatever an older key or format sealed, in batches that each commit: killed in the
 * middle, the next run goes on with what is left. One process at a time; safe beside live writes, which it never waits for. Throws at its end
 * where values do not open: their key is missing, or they were moved.
 */
export async function sealAnew(parts: Needed): Promise<void> {
  const unopened: SealedColumn[] = []
  for (const column of sealedColumns)
    for (const side of ['before', 'after'] as const) if (!(await sealSide(parts, column, side))) unopened.push(column)
  if (unopened[0]) throw new UnopenedValues(unopened[0])
}

/** Values of a column that no key opens; `code` says which, for a log that keeps nothing else. */
class UnopenedValues extends Error {
  readonly code: string

  constructor({ table, column }: SealedColumn) {
    super(`sealed values of ${table}.${column} do not open`)
    this.code = `Unopened_${table}_${column}`
  }
}

/** Answers whether every value opened. */
async function sealSide({ db, seal }: Needed, column: SealedColumn, side: 'before' | 'after'): Promise<boolean> {
  let [last, allOpen]: [SealedRow | null, boolean] = [null, true]
  for (;;) {
    const after: SealedRow | null = last
    const batch = await inTransaction(db, async (tx) => {
      const rows = await lockOtherwiseSealed(tx, column, { side, mark: seal.mark, last: after, limit: batchSize })
      const opened = rows.flatMap((row) => open(seal, column, row) ?? [])
      for (const { place, plain } of opened) await putSealed(tx, column, place.row, seal.encrypt(plain, place))
      return { last: rows.at(-1) ?? null, allOpen: opened.length === rows.length }
    })
    if (!batch.last) return allOpen
    last = batch.last
    allOpen &&= batch.allOpen
  }
}

function open(seal: Seal, { table, column }: SealedColumn, { key, sealed }: SealedRow): { place: SealedPlace; plain: string } | null {
  const place = { table, column, row: key }
  try {
    return { place, plain: seal.decrypt(sealed, place) }
  } catch {
    return null
  }
}

/** Seals anew once an hour, not before this process is an hour old: a server that was stepped back within it finds everything as it was. */
export function sealingHousekeeping(parts: Needed & Pick<Parts, 'clock'>): Work {
  const notBefore = parts.clock.now().add({ seconds: hourSeconds })
  return runEvery(hourSeconds, parts, 'seal.anew', () => sealAnew(parts), notBefore)
}
