import type { Author } from '@mwc/contract/messages/thread-states'
import type { Db } from '../../database/database.ts'

/** All that a member and staff wrote to each other, the oldest first: the member's own data. */
export async function listOwnMessages(db: Db, memberId: string): Promise<{ at: Date; author: Author; text: string }[]> {
  return db
    .selectFrom('message')
    .innerJoin('message_thread', 'message_thread.id', 'message.thread_id')
    .select(['message.at', 'message.author', 'message.text'])
    .where('message_thread.member_id', '=', memberId)
    .orderBy('message.number')
    .execute()
}
