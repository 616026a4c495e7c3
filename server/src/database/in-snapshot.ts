import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { inTransaction } from './in-transaction.ts'

/** Reads at one moment, however long it takes and whatever is written meanwhile. */
export async function inSnapshot<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    return read(tx)
  })
}
