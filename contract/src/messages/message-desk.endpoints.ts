import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './message-desk.calls.ts'
import {
  assignThreadInput,
  closeThreadInput,
  deskMessage,
  deskThread,
  listThreadsInput,
  listThreadsOutput,
  readAnswerTimesOutput,
  readDeskThreadInput,
  readDeskThreadOutput,
  reopenThreadInput,
  replyThreadInput,
  writeToMemberInput,
  writeToMemberOutput,
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
  summary: 'Give an open thread to a member of staff who may answer it, or to nobody.',
  input: assignThreadInput,
  output: deskThread,
  refusals: ['messages.notFound', 'messages.closed', 'messages.otherRole'],
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

export const reopenThread = defineEndpoint(calls.reopenThread, {
  summary: 'Open a thread that was closed too early. Nobody waits in it. Safe to repeat.',
  input: reopenThreadInput,
  output: deskThread,
  refusals: ['messages.notFound'],
})

export const writeToMember = defineEndpoint(calls.writeToMember, {
  summary: 'Write to a member first, who is notified: begins the thread, or goes on with it. The same key gives the same message.',
  input: writeToMemberInput,
  output: writeToMemberOutput,
  refusals: ['members.closed', 'members.deactivated', 'messages.keyReused', 'staff.notAllowed'],
})

export const readAnswerTimes = defineEndpoint(calls.readAnswerTimes, {
  summary: 'How long answers took in the last 7 and 30 days, and how many members wait for one.',
  input: nothing,
  output: readAnswerTimesOutput,
  refusals: [],
})
