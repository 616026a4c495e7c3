import type { Db } from '../../../database/database.ts'
import { findBlock } from './blocked-fins.repo.ts'

/** Whether staff let nobody sign up with a FIN; takes its keyed hashes. */
export async function isFinBlocked(db: Db, finHashes: readonly string[]): Promise<boolean> {
  return (await findBlock(db, finHashes)) !== undefined
}
