import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import type { listThreads as listEndpoint, readDeskThread as deskEndpoint } from '@mwc/contract/messages/message-desk.calls'
import type { olderMessages as olderEndpoint, readThread as endpoint } from '@mwc/contract/messages/messages.calls'
import type { Db } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { readSettings } from '../programme/read-settings.ts'
import { deskMessageView, deskThreadView, messageView } from './messages.views.ts'
import { findDeskThread, findThreadOf, listMessages, pageOfThreads } from './threads.repo.ts'

/** Messages that one answer carries at most. */
const pageSize = 30

/** A member's thread with its newest messages; one that nobody wrote in is open, with version 0. */
export async function readThread(db: Db, memberId: string): Promise<OutputOf<typeof endpoint>> {
  const [thread, settings] = await Promise.all([findThreadOf(db, memberId), readSettings(db)])
  const messages = thread ? await listMessages(db, thread.id, undefined, pageSize) : []
  return {
    version: Number(thread?.version ?? 0),
    state: thread?.state ?? 'open',
    messages: messages.map(messageView),
    answerDays: Number(settings.messageAnswerDays),
  }
}

/** A member's messages before a number. */
export async function readOlder(db: Db, memberId: string, before: number): Promise<OutputOf<typeof olderEndpoint>> {
  const thread = await findThreadOf(db, memberId)
  return { messages: thread ? (await listMessages(db, thread.id, before, pageSize)).map(messageView) : [] }
}

/** A thread as staff see it. */
export async function readDeskThread(db: Db, id: string): Promise<DeskThread> {
  const thread = await findDeskThread(db, id)
  if (!thread) throw new Refusal('messages.notFound')
  return deskThreadView(thread)
}

/** A thread with messages, the newest or those before a number. */
export async function readDeskMessages(db: Db, id: string, before: number | undefined): Promise<OutputOf<typeof deskEndpoint>> {
  const thread = await readDeskThread(db, id)
  return { thread, messages: (await listMessages(db, id, before, pageSize)).map(deskMessageView) }
}

/** A page of threads for the desk. @param staffId who asks: whose threads are `mine`. */
export async function listThreads(
  db: Db,
  staffId: string,
  { which, page, pageSize: size }: { which: 'open' | 'mine' | 'closed'; page: number; pageSize: number },
): Promise<OutputOf<typeof listEndpoint>> {
  const asked = {
    state: which === 'closed' ? 'closed' : 'open',
    assignedTo: which === 'mine' ? staffId : null,
    page,
    pageSize: size,
  } as const
  const { rows, total } = await pageOfThreads(db, asked)
  return { threads: rows.map(deskThreadView), total }
}
