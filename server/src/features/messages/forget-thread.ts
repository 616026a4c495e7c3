import type { Tx } from '../../database/database.ts'
import { fileKeysOf } from './attachments.repo.ts'
import { deleteThreadOf } from './threads.repo.ts'

/**
 * Removes all that a member and staff wrote to each other: it goes with the person when the account is closed.
 * Answers with the keys of its photos and voice notes, for the caller to remove once that is committed.
 */
export async function forgetThread(tx: Tx, memberId: string): Promise<string[]> {
  const keys = await fileKeysOf(tx, memberId)
  await deleteThreadOf(tx, memberId)
  return keys
}
