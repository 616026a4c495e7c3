import type { Db } from '../../database/database.ts'
import { listTerms } from './terms.repo.ts'

/** Whether a member has had any term, voided ones not counted. */
export async function hasTerms(tx: Db, memberId: string): Promise<boolean> {
  return (await listTerms(tx, memberId)).length > 0
}
