import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './member-desk.calls.ts'
import {
  deskMember,
  deskMemberDetail,
  findByFinInput,
  listMembersInput,
  listMembersOutput,
  readMemberInput,
} from './member-desk.schemas.ts'
import { memberStory, readMemberStoryInput } from './member-story.schemas.ts'

export const listMembers = defineEndpoint(calls.listMembers, {
  summary:
    'Members, by name. `search` finds beginnings of the words of a name in any order, with the last four of mobile or FIN among them; or a whole mobile or member number. Closed accounts only by number, id or status.',
  input: listMembersInput,
  output: listMembersOutput,
  refusals: ['staff.notAllowed'],
})

export const findByFin = defineEndpoint(calls.findByFin, {
  summary: 'The member who has a whole FIN. Who was found is noted in the log.',
  input: findByFinInput,
  output: deskMember,
  refusals: ['members.finUnknown', 'members.finClosed', 'members.finTries', 'staff.notAllowed'],
})

export const readMember = defineEndpoint(calls.readMember, {
  summary: 'One member: who it is, the state of the membership with its dates, and the ledger. Noted in the log as a look.',
  input: readMemberInput,
  output: deskMemberDetail,
  refusals: ['members.notFound', 'staff.notAllowed'],
})

export const readMemberStory = defineEndpoint(calls.readMemberStory, {
  summary:
    'What happened with a member: payments, rewards, uses, consents, notices, SMS, phones, requests and the log, each newest first, 20 a page; thread and nominee. A look, too.',
  input: readMemberStoryInput,
  output: memberStory,
  refusals: ['members.notFound', 'staff.notAllowed'],
})
