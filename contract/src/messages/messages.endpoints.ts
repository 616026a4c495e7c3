import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './messages.calls.ts'
import {
  message,
  olderMessagesInput,
  olderMessagesOutput,
  readThreadInput,
  readThreadOutput,
  sendMessageInput,
} from './messages.schemas.ts'

export const readThread = defineEndpoint(calls.readThread, {
  summary:
    "The member's thread with staff: its newest 30 messages. With `after` (the version at hand) the answer waits up to 45 s for a change.",
  input: readThreadInput,
  output: readThreadOutput,
  refusals: [],
})

export const olderMessages = defineEndpoint(calls.olderMessages, {
  summary: 'Up to 30 messages before a number, the oldest of them first.',
  input: olderMessagesInput,
  output: olderMessagesOutput,
  refusals: [],
})

export const sendMessage = defineEndpoint(calls.sendMessage, {
  summary: 'Write to staff. Opens the thread, anew where staff had closed it. Safe to repeat: the same key gives the same message.',
  input: sendMessageInput,
  output: message,
  refusals: ['messages.keyReused', 'messages.tooMany'],
})
