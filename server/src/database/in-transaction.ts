import type { Db, Tx } from './database.ts'
import { StatementRefused } from './statement-names.ts'

/** PostgreSQL's codes for a transaction that lost a race and can be run again: serialisation failure, deadlock. */
const lostRace = new Set(['40001', '40P01'])
const attempts = 4

const isAgain = (error: unknown) => error instanceof StatementRefused || lostRace.has((error as { code?: string }).code ?? '')

/** Runs a verb's transaction, again when it lost a race or a plan: `run` must therefore do nothing but database work. */
export async function inTransaction<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      if (attempt === attempts || !isAgain(error)) throw error
    }
  }
}
