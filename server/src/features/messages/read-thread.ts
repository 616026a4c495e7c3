import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readThread as endpoint } from '@mwc/contract/messages/messages.calls'
import type { Db } from '../../database/database.ts'
import { readSettings } from '../programme/read-settings.ts'
import { shapeMessage } from './shape-message.ts'
import { findThreadOf, listMessages } from './threads.repo.ts'

/** Messages that one answer carries at most. */
export const pageSize = 30

/** A member's thread with its newest messages; one that nobody wrote in is open, with version 0. */
export async function readThread(db: Db, memberId: string): Promise<OutputOf<typeof endpoint>> {
  const [thread, settings] = await Promise.all([findThreadOf(db, memberId), readSettings(db)])
  const messages = thread ? await listMessages(db, thread.id, undefined, pageSize) : []
  return {
    version: Number(thread?.version ?? 0),
    state: thread?.state ?? 'open',
    messages: messages.map(shapeMessage),
    answerDays: Number(settings.messageAnswerDays),
  }
}
