import * as z from 'zod/mini'
import { idempotencyKey } from '../fields/idempotency-key.fields.ts'
import { attachmentKinds } from './attachments.ts'
import { countCharacters, messageLimit, tidyMessage, unitsFor } from './message-text.ts'
import { authors, threadStates } from './thread-states.ts'

/** A message of at most so many characters as a person counts them. What looks like HTML or a script is text like any other. */
export const messageOf = (limit: number) =>
  z.string({ error: 'required' }).check(
    z.overwrite(tidyMessage),
    z.minLength(1, { error: 'required', abort: true }),
    z.refine((text) => text.length <= unitsFor(limit) && countCharacters(text) <= limit, { error: 'tooLong' }),
  )

/** What a message carries in place of a text; its bytes are a call of their own. */
const attachment = z.object({
  kind: z.enum(attachmentKinds),
  /** The media type of its bytes. */
  type: z.string(),
  bytes: z.int(),
  /** How long a voice note is, rounded up; null for a photo. */
  seconds: z.nullable(z.int()),
  /** A photo's size in pixels; null for a voice note. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})
export type Attachment = z.infer<typeof attachment>

/** One message of a thread. */
export const message = z.object({
  id: z.uuid(),
  /** Its place in the thread, counted from 1 without gaps. */
  number: z.int(),
  author: z.enum(authors),
  /** Empty where there is an attachment. */
  text: z.string(),
  /** What a build before this one cached has none. */
  attachment: z._default(z.nullable(attachment), null),
  at: z.iso.datetime(),
  /** The key that the member's app sent it with; null for staff's. Tells the phone which of its own waiting messages this is. */
  key: z.nullable(z.uuid()),
})
export type Message = z.infer<typeof message>

/** Messages before this number are asked for; numbers have no gaps, so a reader knows what is missing. */
export const beforeNumber = z.coerce.number({ error: 'invalid' }).check(z.int({ error: 'invalid' }), z.gte(1), z.lte(2_000_000_000))

/** The version at hand, of which a newer one is waited for. */
export const afterVersion = z.coerce
  .number({ error: 'invalid' })
  .check(z.int({ error: 'invalid' }), z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER))

export const readThreadInput = z.object({ after: z.optional(afterVersion) })

export const readThreadOutput = z.object({
  /** Counts up with every change; 0 while nobody wrote. */
  version: z.int(),
  state: z.enum(threadStates),
  /** The oldest of them first. */
  messages: z.array(message),
  /** Within how many working days staff mean to answer. */
  answerDays: z.int(),
})

export const olderMessagesInput = z.object({ before: beforeNumber })

export const olderMessagesOutput = z.object({ messages: z.array(message) })

/** Path of a file's call; the bytes are its body. */
export const sendAttachmentInput = z.object({ key: idempotencyKey })

export const ownAttachmentInput = z.object({ id: z.uuid({ error: 'invalid' }) })

export const sendMessageInput = z.object({ idempotencyKey, text: messageOf(messageLimit) })
