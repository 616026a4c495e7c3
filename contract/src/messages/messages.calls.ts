import type { WireCall } from '../endpoint/wire-call.ts'
import { sendMessagePath } from './message-text.ts'
import type {
  message,
  olderMessagesInput,
  olderMessagesOutput,
  readThreadInput,
  readThreadOutput,
  sendMessageInput,
} from './messages.schemas.ts'

export const readThread: WireCall<'activeMember', typeof readThreadInput, typeof readThreadOutput> = {
  method: 'GET',
  path: '/h5/messages',
  access: 'activeMember',
}

export const olderMessages: WireCall<'activeMember', typeof olderMessagesInput, typeof olderMessagesOutput> = {
  method: 'GET',
  path: '/h5/messages/older',
  access: 'activeMember',
}

export const sendMessage: WireCall<'activeMember', typeof sendMessageInput, typeof message> = {
  method: 'POST',
  path: sendMessagePath,
  access: 'activeMember',
}
