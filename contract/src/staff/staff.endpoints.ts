import { done, nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './staff.calls.ts'
import { addStaffInput, addStaffOutput, listStaffOutput, staffLogInInput, staffLogInOutput, staffMember } from './staff.schemas.ts'

export const staffLogIn = defineEndpoint(calls.staffLogIn, {
  summary: 'Sign in at the desk with password and authenticator code (TOTP, RFC 6238). The answer sets the cookie of the session.',
  input: staffLogInInput,
  output: staffLogInOutput,
  refusals: ['staff.wrongLogin', 'request.tooMany', 'request.otherOrigin'],
})

export const staffLogOut = defineEndpoint(calls.staffLogOut, {
  summary: 'End this desk session.',
  input: nothing,
  output: done,
  refusals: [],
})

export const staffMe = defineEndpoint(calls.staffMe, {
  summary: 'Who is signed in at the desk.',
  input: nothing,
  output: staffMember,
  refusals: [],
})

export const addStaff = defineEndpoint(calls.addStaff, {
  summary: 'Add a staff account. Answers once with the secret for the authenticator app.',
  input: addStaffInput,
  output: addStaffOutput,
  refusals: ['staff.nameTaken', 'staff.notAllowed'],
})

export const listStaff = defineEndpoint(calls.listStaff, {
  summary: 'All staff accounts.',
  input: nothing,
  output: listStaffOutput,
  refusals: ['staff.notAllowed'],
})
