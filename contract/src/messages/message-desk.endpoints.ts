import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './message-desk.calls.ts'
import {
  assignThreadInput,
  closeThreadInput,
  deskMessage,
  deskThread,
  listThreadsInput,
  listThreadsOutput,
  readDeskThreadInput,
  readDeskThreadOutput,
  replyThreadInput,
} from './message-desk.schemas.ts'

export const listThreads = defineEndpoint(calls.listThreads, {
  summary: 'Threads: those that wait longest first, then the others, the latest message first.',
  input: listThreadsInput,
  output: listThreadsOutput,
  refusals: [],
})

export const readDeskThread = defineEndpoint(calls.readDeskThread, {
  summary: 'A thread with up to 30 messages: the newest, or those before a number. With `after` the answer waits up to 45 s for a change.',
  input: readDeskThreadInput,
  output: readDeskThreadOutput,
  refusals: ['messages.notFound'],
})

export const assignThread = defineEndpoint(calls.assignThread, {
  summary: 'Give a thread to a member of staff who may answer it, or to nobody.',
  input: assignThreadInput,
  output: deskThread,
  refusals: ['messages.notFound', 'messages.otherRole'],
})

export const replyThread = defineEndpoint(calls.replyThread, {
  summary:
    'Answer the member, who is notified. A thread of nobody becomes the answerer’s; a closed one is open again. The same key gives the same answer.',
  input: replyThreadInput,
  output: deskMessage,
  refusals: ['messages.notFound', 'messages.keyReused'],
})

export const closeThread = defineEndpoint(calls.closeThread, {
  summary: 'Be done with a thread, as it was seen: refused when the member wrote meanwhile.',
  input: closeThreadInput,
  output: deskThread,
  refusals: ['messages.notFound', 'messages.newerMessage'],
})
