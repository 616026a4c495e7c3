import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './told-desk.calls.ts'
import {
  listBroadcastMembersInput,
  listBroadcastMembersOutput,
  listRemindedInput,
  listRemindedOutput,
  listReminderDaysInput,
  listReminderDaysOutput,
} from './told-desk.schemas.ts'

export const listBroadcastMembers = defineEndpoint(calls.listBroadcastMembers, {
  summary: 'Whom a broadcast was for, and what became of telling each: in the inbox, by push, by SMS.',
  input: listBroadcastMembersInput,
  output: listBroadcastMembersOutput,
  refusals: ['request.narrow', 'staff.notAllowed'],
})

export const listReminderDays = defineEndpoint(calls.listReminderDays, {
  summary: 'Days on which members were to be reminded, the latest first: how many were due, told, passed over, and whether that adds up.',
  input: listReminderDaysInput,
  output: listReminderDaysOutput,
  refusals: ['staff.notAllowed'],
})

export const listReminded = defineEndpoint(calls.listReminded, {
  summary: 'Who was to be reminded on a day, and what became of it.',
  input: listRemindedInput,
  output: listRemindedOutput,
  refusals: ['request.narrow', 'staff.notAllowed'],
})
