import type { Db } from '../../../database/database.ts'
import { findBlock } from './blocked-fins.repo.ts'

/** Whether staff let nobody sign up with a FIN; takes its keyed hash. */
export async function isFinBlocked(db: Db, finHash: string): Promise<boolean> {
  return (await findBlock(db, finHash)) !== undefined
}
