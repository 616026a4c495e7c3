import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { lockSource } from './sources.repo.ts'

/** PostgreSQL's code for a lock that was not had in time. */
const lockNotHad = '55P03'

/**
 * Has a source for this transaction alone; false where there is none. Refuses with `statements.sourceBusy` where another file of
 * it is kept for longer than a call waits: of many lines that takes a while.
 */
export async function takeSource(tx: Tx, id: string): Promise<boolean> {
  return lockSource(tx, id).catch((error: unknown) => {
    throw (error as { code?: string }).code === lockNotHad ? new Refusal('statements.sourceBusy') : error
  })
}
