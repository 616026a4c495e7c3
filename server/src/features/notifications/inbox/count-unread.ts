import type { Db } from '../../../database/database.ts'
import { countUnreadRows } from './notifications.repo.ts'

/** How many notifications a member has not read; one more than `unreadCountLimit` stands for more. */
export async function countUnread(db: Db, memberId: string): Promise<number> {
  return countUnreadRows(db, memberId)
}
