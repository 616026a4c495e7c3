import type { Tx } from '../../database/database.ts'
import { deleteThreadOf } from './threads.repo.ts'

/** Removes all that a member and staff wrote to each other: it goes with the person when the account is closed. */
export async function forgetThread(tx: Tx, memberId: string): Promise<void> {
  await deleteThreadOf(tx, memberId)
}
