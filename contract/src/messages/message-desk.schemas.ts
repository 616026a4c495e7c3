import * as z from 'zod/mini'
import { idempotencyKey } from '../fields/idempotency-key.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { language } from '../language/language.fields.ts'
import { attachmentKinds } from './attachments.ts'
import { holesOf } from './holes.ts'
import { replyLimit } from './message-text.ts'
import { afterVersion, beforeNumber, message, messageOf } from './messages.schemas.ts'
import { threadActs, threadLists, threadWaits } from './thread-lists.ts'
import { authors, threadStates } from './thread-states.ts'

const threadId = z.uuid({ error: 'invalid' })

/** What staff write to a member: a hole of a template that nobody filled is refused as `holeLeft`. */
const staffText = messageOf(replyLimit).check(z.refine((text) => holesOf(text).length === 0, { error: 'holeLeft' }))

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
  /** Whether that is longer ago than staff mean to take for an answer. */
  late: z.boolean(),
  assignedTo: z.nullable(z.object({ id: z.uuid(), username: z.string() })),
  /** How many messages it has: the number of the last one. */
  messageCount: z.int(),
  lastAt: z.iso.datetime(),
  lastAuthor: z.enum(authors),
  lastText: z.string(),
  /** What the last message carries in place of a text. */
  lastAttachment: z.nullable(z.enum(attachmentKinds)),
  /** What the reader may do with it. */
  may: z.array(z.enum(threadActs)),
})
export type DeskThread = z.infer<typeof deskThread>

/** A message with the member of staff who wrote it. */
export const deskMessage = z.extend(message, { staffName: z.nullable(z.string()) })
export type DeskMessage = z.infer<typeof deskMessage>

/** First those that wait longest. */
export const listThreadsInput = z.object({
  ...listFields(['waitingSince', 'lastAt'], 'waitingSince'),
  /** Left out it is `open`; of one member, or by ids, `all`. */
  which: z.optional(z.enum(threadLists, { error: 'choose' })),
  waits: z.optional(z.enum(threadWaits, { error: 'choose' })),
  /** Of members who read this language. */
  language: z.optional(language),
  memberId: z.optional(z.uuid({ error: 'invalid' })),
  /** The member's number or mobile, or beginnings of the words of the name. */
  search: z.optional(z.string({ error: 'invalid' }).check(z.trim(), z.maxLength(80, { error: 'tooLong' }))),
})

export const listThreadsOutput = listOf(deskThread)

/** Somebody else of staff who has the thread open, by name, and whether they write in it now. */
const atThread = z.object({ username: z.string(), isWriting: z.boolean() })
export type AtThread = z.infer<typeof atThread>

export const readDeskThreadInput = z.object({
  id: threadId,
  before: z.optional(beforeNumber),
  after: z.optional(afterVersion),
  /** Of a long poll: whether its user writes in the thread now. */
  writing: z.optional(z.stringbool({ error: 'invalid' })),
  /** Of a long poll: who is known to be there (`presenceText`); it ends when that is so no more. Left out, it does not. */
  known: z.optional(z.string({ error: 'invalid' }).check(z.maxLength(4000, { error: 'tooLong' }))),
})

/** `others`: who else of staff has the thread open, in order of their names. */
export const readDeskThreadOutput = z.object({ thread: deskThread, messages: z.array(deskMessage), others: z.array(atThread) })

export const deskAttachmentInput = z.object({ id: threadId, messageId: z.uuid({ error: 'invalid' }) })

export const assignThreadInput = z.object({ id: threadId, staffId: z.nullable(z.uuid({ error: 'invalid' })) })

export const replyThreadInput = z.object({ id: threadId, idempotencyKey, text: staffText })

export const closeThreadInput = z.object({
  id: threadId,
  /** Number of the last message that the user has read. */
  lastSeen: z.int({ error: 'invalid' }).check(z.gte(1, { error: 'invalid' }), z.lte(2_000_000_000, { error: 'invalid' })),
})

export const reopenThreadInput = z.object({ id: threadId })

/** To a member, `id`, whether or not there is a thread yet. */
export const writeToMemberInput = z.object({ id: z.uuid({ error: 'invalid' }), idempotencyKey, text: staffText })

export const writeToMemberOutput = z.object({ threadId: z.uuid(), message: deskMessage })

/** How long answers took, over some days until now. */
const answerTimes = z.object({
  days: z.int(),
  /** How many answers there were: one for each time that a member waited. */
  answers: z.int(),
  /** Half of them took no longer, and nine of ten; seconds, null where there were none. */
  medianSeconds: z.nullable(z.int()),
  nineOfTenSeconds: z.nullable(z.int()),
})
export type AnswerTimes = z.infer<typeof answerTimes>

const counted = { total: z.int(), more: z.boolean() }

export const readAnswerTimesOutput = z.object({
  periods: z.array(answerTimes),
  /** How many members wait for an answer, counted to 10,000, and since when the first does. */
  waiting: z.object({ ...counted, oldestAt: z.nullable(z.iso.datetime()) }),
  /** Those of them who wait longer than staff mean to take. */
  late: z.object(counted),
  /** Within how many working days staff mean to answer. */
  answerDays: z.int(),
})
