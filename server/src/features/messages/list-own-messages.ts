import type { Author } from '@mwc/contract/messages/thread-states'
import type { Db } from '../../database/database.ts'
import { messagesOf } from './threads.repo.ts'

/** All that a member and staff wrote to each other, the oldest first: the member's own data. */
export async function listOwnMessages(db: Db, memberId: string): Promise<{ at: Date; author: Author; text: string }[]> {
  return messagesOf(db, memberId)
}
