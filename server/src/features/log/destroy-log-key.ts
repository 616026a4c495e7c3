import type { Tx } from '../../database/database.ts'
import { deleteLogKey } from './log-keys.repo.ts'

/** Makes a member's personal values in the log unreadable for good; its rows stay. The member's row is locked by then. */
export async function destroyLogKey(tx: Tx, memberId: string): Promise<void> {
  await deleteLogKey(tx, memberId)
}
