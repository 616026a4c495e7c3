import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { countCharacters, messageLimit, sendMessagePath, tidyMessage, unitsFor } from './message-text.ts'
import { idempotencyKey } from '../fields/idempotency-key.ts'

/** A message of at most so many characters as a person counts them. What looks like HTML or a script is text like any other. */
export const messageOf = (limit: number) =>
  z.string({ error: 'required' }).check(
    z.overwrite(tidyMessage),
    z.minLength(1, { error: 'required', abort: true }),
    z.refine((text) => text.length <= unitsFor(limit) && countCharacters(text) <= limit, { error: 'tooLong' }),
  )

/** `open` somebody is to answer or may still write; `closed` staff are done with it, and the next message opens it anew. */
export const threadStates = ['open', 'closed'] as const
export type ThreadState = (typeof threadStates)[number]

export const authors = ['member', 'staff'] as const
export type Author = (typeof authors)[number]

/** One message of a thread. */
export const message = z.object({
  id: z.uuid(),
  /** Its place in the thread, counted from 1 without gaps. */
  number: z.int(),
  author: z.enum(authors),
  text: z.string(),
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

export const readThread = defineEndpoint({
  method: 'GET',
  path: '/h5/messages',
  summary:
    "The member's thread with staff: its newest 30 messages. With `after` (the version at hand) the answer waits up to 25 s for a change.",
  access: 'activeMember',
  input: z.object({ after: z.optional(afterVersion) }),
  output: z.object({
    /** Counts up with every change; 0 while nobody wrote. */
    version: z.int(),
    state: z.enum(threadStates),
    /** The oldest of them first. */
    messages: z.array(message),
    /** Within how many working days staff mean to answer. */
    answerDays: z.int(),
  }),
  refusals: [],
})

export const olderMessages = defineEndpoint({
  method: 'GET',
  path: '/h5/messages/older',
  summary: 'Up to 30 messages before a number, the oldest of them first.',
  access: 'activeMember',
  input: z.object({ before: beforeNumber }),
  output: z.object({ messages: z.array(message) }),
  refusals: [],
})

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: sendMessagePath,
  summary: 'Write to staff. Opens the thread, anew where staff had closed it. Safe to repeat: the same key gives the same message.',
  access: 'activeMember',
  input: z.object({ idempotencyKey, text: messageOf(messageLimit) }),
  output: message,
  refusals: ['messages.keyReused', 'messages.tooMany'],
})
