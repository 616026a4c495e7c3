import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { olderMessages as olderEndpoint } from '@mwc/contract/messages/messages.calls'
import type { Db } from '../../database/database.ts'
import { shapeMessage } from './shape-message.ts'
import { findThreadOf, listMessages } from './threads.repo.ts'
import { pageSize } from './read-thread.ts'

/** A member's messages before a number. */
export async function readOlderMessages(db: Db, memberId: string, before: number): Promise<OutputOf<typeof olderEndpoint>> {
  const thread = await findThreadOf(db, memberId)
  return { messages: thread ? (await listMessages(db, thread.id, before, pageSize)).map(shapeMessage) : [] }
}
