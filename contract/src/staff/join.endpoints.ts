import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './join.calls.ts'
import { joinStaffInput, joinStaffOutput, openStaffLinkInput, openStaffLinkOutput } from './join.schemas.ts'

export const openStaffLink = defineEndpoint(calls.openStaffLink, {
  summary: 'What a link is for, and the secret for the authenticator app. Changes nothing: a link that was looked at is not used.',
  input: openStaffLinkInput,
  output: openStaffLinkOutput,
  refusals: ['staff.linkOver', 'request.otherOrigin'],
})

export const joinStaff = defineEndpoint(calls.joinStaff, {
  summary: 'Set the own password and second factor by a link, once. Answers with the recovery codes and the cookie of a session.',
  input: joinStaffInput,
  output: joinStaffOutput,
  refusals: ['staff.linkOver', 'staff.wrongCode', 'account.commonPassword', 'request.otherOrigin'],
})
