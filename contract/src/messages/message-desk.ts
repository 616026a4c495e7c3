import * as z from 'zod/mini'
import { defineEndpoint, type StaffRole } from '../endpoint/endpoint.ts'
import { language } from '../account/people/member-fields.ts'
import { replyLimit } from './message-text.ts'
import { afterVersion, authors, beforeNumber, message, messageOf, threadStates } from './messages.ts'
import { paged } from '../fields/paging.ts'
import { idempotencyKey } from '../fields/idempotency-key.ts'

export const messageRoles: readonly StaffRole[] = ['support', 'admin']
const roles = messageRoles
const threadId = z.uuid({ error: 'invalid' })

/** `open` all that are open; `mine` the open ones of the asker; `closed` the others. */
const threadLists = ['open', 'mine', 'closed'] as const

/** A thread as staff see it in a list. */
export const deskThread = z.object({
  id: z.uuid(),
  /** Counts up with every change; a long poll names the one it has. */
  version: z.int(),
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
})
export type DeskThread = z.infer<typeof deskThread>

/** A message with the member of staff who wrote it. */
const deskMessage = z.extend(message, { staffName: z.nullable(z.string()) })
export type DeskMessage = z.infer<typeof deskMessage>

export const listThreads = defineEndpoint({
  method: 'GET',
  path: '/desk/threads',
  summary: 'Threads: those that wait longest first, then the others, the latest message first.',
  access: 'staff',
  roles,
  input: z.object({ ...paged, which: z._default(z.enum(threadLists, { error: 'choose' }), 'open') }),
  output: z.object({ threads: z.array(deskThread), total: z.int() }),
  refusals: [],
})

export const readDeskThread = defineEndpoint({
  method: 'GET',
  path: '/desk/threads/:id',
  summary: 'A thread with up to 30 messages: the newest, or those before a number. With `after` the answer waits up to 25 s for a change.',
  access: 'staff',
  roles,
  input: z.object({ id: threadId, before: z.optional(beforeNumber), after: z.optional(afterVersion) }),
  output: z.object({ thread: deskThread, messages: z.array(deskMessage) }),
  refusals: ['messages.notFound'],
})

export const assignThread = defineEndpoint({
  method: 'POST',
  path: '/desk/threads/:id/assign',
  summary: 'Give a thread to a member of staff who may answer it, or to nobody.',
  access: 'staff',
  roles,
  input: z.object({ id: threadId, staffId: z.nullable(z.uuid({ error: 'invalid' })) }),
  output: deskThread,
  refusals: ['messages.notFound', 'messages.otherRole'],
})

export const replyThread = defineEndpoint({
  method: 'POST',
  path: '/desk/threads/:id/reply',
  summary:
    'Answer the member, who is notified. A thread of nobody becomes the answerer’s; a closed one is open again. The same key gives the same answer.',
  access: 'staff',
  roles,
  input: z.object({ id: threadId, idempotencyKey, text: messageOf(replyLimit) }),
  output: deskMessage,
  refusals: ['messages.notFound', 'messages.keyReused'],
})

export const closeThread = defineEndpoint({
  method: 'POST',
  path: '/desk/threads/:id/close',
  summary: 'Be done with a thread, as it was seen: refused when the member wrote meanwhile.',
  access: 'staff',
  roles,
  input: z.object({
    id: threadId,
    /** Number of the last message that the asker has read. */
    lastSeen: z.int({ error: 'invalid' }).check(z.gte(1, { error: 'invalid' }), z.lte(2_000_000_000, { error: 'invalid' })),
  }),
  output: deskThread,
  refusals: ['messages.notFound', 'messages.newerMessage'],
})
