import type { Db, Tx } from './database.ts'
import { StatementRefused } from './statement-names.ts'

/** PostgreSQL's codes for a transaction that lost a race and can be run again: serialisation failure, deadlock. */
const lostRace = new Set(['40001', '40P01'])
const attempts = 4

const codeOf = (error: unknown) => (error as { code?: string }).code
const isAgain = (error: unknown) => error instanceof StatementRefused || lostRace.has(codeOf(error) ?? '')

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

/** PostgreSQL's code for whatever is asked in a transaction after the statement that failed. */
const failedBefore = '25P02'

/**
 * What is asked side by side in a transaction: done in its order, in one turn. Waits for all of it and then throws the fault
 * that the others follow from: a transaction must not end while something is under way in it.
 */
export async function together<Work extends readonly Promise<unknown>[]>(
  ...work: Work
): Promise<{ -readonly [N in keyof Work]: Awaited<Work[N]> }> {
  const faults = (await Promise.allSettled(work)).flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  const cause = faults.find((fault) => codeOf(fault) !== failedBefore) ?? faults[0]
  if (cause !== undefined) throw cause
  return Promise.all(work)
}
