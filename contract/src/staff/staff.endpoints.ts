import { done, nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './staff.calls.ts'
import { listColleaguesOutput, staffLogInInput, staffLogInOutput, staffMember } from './staff.schemas.ts'

export const staffLogIn = defineEndpoint(calls.staffLogIn, {
  summary:
    'Sign in at the desk with password and authenticator code (TOTP, RFC 6238), or with a recovery code in its place, which opens once. The answer sets the cookie of the session.',
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

export const listColleagues = defineEndpoint(calls.listColleagues, {
  summary: 'Who may sign in at the desk, by user name: for whoever gives work to a colleague.',
  input: nothing,
  output: listColleaguesOutput,
  refusals: [],
})
