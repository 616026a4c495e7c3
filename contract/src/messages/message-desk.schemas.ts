import * as z from 'zod/mini'
import { idempotencyKey } from '../fields/idempotency-key.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { language } from '../language/language.fields.ts'
import { attachmentKinds } from './attachments.ts'
import { replyLimit } from './message-text.ts'
import { afterVersion, beforeNumber, message, messageOf } from './messages.schemas.ts'
import { authors, threadStates } from './thread-states.ts'

const threadId = z.uuid({ error: 'invalid' })

/** `open` all that are open; `mine` the open ones of the user; `closed` the others. */
const threadLists = ['open', 'mine', 'closed'] as const

/** A thread as staff see it in a list. */
export const deskThread = z.object({
  id: z.uuid(),
  /** Counts up with every change; a long poll names the one it has. */
  version: z.int(),
  memberId: z.uuid(),
  memberNumber: z.string(),
  memberName: z.string(),
  /** The language that the member reads. */
  language,
  state: z.enum(threadStates),
  /** When the first message came that nobody answered yet; null while none waits. */
  waitingSince: z.nullable(z.iso.datetime()),
  assignedTo: z.nullable(z.object({ id: z.uuid(), username: z.string() })),
  /** How many messages it has: the number of the last one. */
  messageCount: z.int(),
  lastAt: z.iso.datetime(),
  lastAuthor: z.enum(authors),
  lastText: z.string(),
  /** What the last message carries in place of a text. */
  lastAttachment: z.nullable(z.enum(attachmentKinds)),
})
export type DeskThread = z.infer<typeof deskThread>

/** A message with the member of staff who wrote it. */
export const deskMessage = z.extend(message, { staffName: z.nullable(z.string()) })
export type DeskMessage = z.infer<typeof deskMessage>

/** First those that wait longest. */
export const listThreadsInput = z.object({
  ...listFields(['waitingSince', 'lastAt'], 'waitingSince'),
  which: z._default(z.enum(threadLists, { error: 'choose' }), 'open'),
})

export const listThreadsOutput = listOf(deskThread)

export const readDeskThreadInput = z.object({ id: threadId, before: z.optional(beforeNumber), after: z.optional(afterVersion) })

export const readDeskThreadOutput = z.object({ thread: deskThread, messages: z.array(deskMessage) })

export const deskAttachmentInput = z.object({ id: threadId, messageId: z.uuid({ error: 'invalid' }) })

export const assignThreadInput = z.object({ id: threadId, staffId: z.nullable(z.uuid({ error: 'invalid' })) })

export const replyThreadInput = z.object({ id: threadId, idempotencyKey, text: messageOf(replyLimit) })

export const closeThreadInput = z.object({
  id: threadId,
  /** Number of the last message that the user has read. */
  lastSeen: z.int({ error: 'invalid' }).check(z.gte(1, { error: 'invalid' }), z.lte(2_000_000_000, { error: 'invalid' })),
})
