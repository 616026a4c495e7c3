import type { Db } from '../../../database/database.ts'
import { deleteNominee } from './nominee.repo.ts'

/** Removes the nominee; where there is none, nothing. */
export async function removeNominee(db: Db, memberId: string): Promise<Record<string, never>> {
  await deleteNominee(db, memberId)
  return {}
}
