import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { ThreadReader } from './find-thread-reader.ts'
import { deskThreadView } from './desk-threads.views.ts'
import { findDeskThread } from './desk-threads.repo.ts'

/** A thread as staff see it. */
export async function readDeskThread(db: Db, id: string, reader: ThreadReader): Promise<DeskThread> {
  const thread = await findDeskThread(db, id)
  if (!thread) throw new Refusal('messages.notFound')
  return deskThreadView(thread, reader)
}
