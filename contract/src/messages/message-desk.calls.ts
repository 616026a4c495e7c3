import type { StaffRole } from '../endpoint/access.ts'
import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
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

export const messageRoles: readonly StaffRole[] = ['support', 'admin']

const roles = messageRoles

export const listThreads: WireCall<'staff', typeof listThreadsInput, typeof listThreadsOutput> = {
  method: 'GET',
  path: '/desk/threads',
  access: 'staff',
  roles,
}

export const readDeskThread: WireCall<'staff', typeof readDeskThreadInput, typeof readDeskThreadOutput> = {
  method: 'GET',
  path: '/desk/threads/:id',
  access: 'staff',
  roles,
}

export const assignThread: WireCall<'staff', typeof assignThreadInput, typeof deskThread> = {
  method: 'POST',
  path: '/desk/threads/:id/assign',
  access: 'staff',
  roles,
}

export const replyThread: WireCall<'staff', typeof replyThreadInput, typeof deskMessage> = {
  method: 'POST',
  path: '/desk/threads/:id/reply',
  access: 'staff',
  roles,
}

export const closeThread: WireCall<'staff', typeof closeThreadInput, typeof deskThread> = {
  method: 'POST',
  path: '/desk/threads/:id/close',
  access: 'staff',
  roles,
}

export const reopenThread: WireCall<'staff', typeof reopenThreadInput, typeof deskThread> = {
  method: 'POST',
  path: '/desk/threads/:id/reopen',
  access: 'staff',
  roles,
}

export const writeToMember: WireCall<'staff', typeof writeToMemberInput, typeof writeToMemberOutput> = {
  method: 'POST',
  path: '/desk/members/:id/messages',
  access: 'staff',
  roles,
}

export const readAnswerTimes: WireCall<'staff', typeof nothing, typeof readAnswerTimesOutput> = {
  method: 'GET',
  path: '/desk/answer-times',
  access: 'staff',
  roles,
}
