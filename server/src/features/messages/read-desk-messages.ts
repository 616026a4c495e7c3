import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readDeskThread as deskEndpoint } from '@mwc/contract/messages/message-desk.calls'
import type { Db } from '../../database/database.ts'
import { deskMessageView } from './messages.views.ts'
import { listMessages } from './threads.repo.ts'
import { readDeskThread } from './read-desk-thread.ts'
import { pageSize } from './read-thread.ts'

/** A thread with messages, the newest or those before a number. */
export async function readDeskMessages(db: Db, id: string, before: number | undefined): Promise<OutputOf<typeof deskEndpoint>> {
  const thread = await readDeskThread(db, id)
  return { thread, messages: (await listMessages(db, id, before, pageSize)).map(deskMessageView) }
}
