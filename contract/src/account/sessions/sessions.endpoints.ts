import * as calls from './sessions.calls.ts'
import { endAllSessionsInput, endSessionInput, listSessionsOutput } from './sessions.schemas.ts'
import { done, nothing } from '../../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'

export const logOut = defineEndpoint(calls.logOut, {
  summary: 'End this session.',
  input: nothing,
  output: done,
  refusals: [],
})

export const listSessions = defineEndpoint(calls.listSessions, {
  summary: 'The phones that are signed in, the last used first.',
  input: nothing,
  output: listSessionsOutput,
  refusals: [],
})

export const endSession = defineEndpoint(calls.endSession, {
  summary: 'Sign out one phone.',
  input: endSessionInput,
  output: done,
  refusals: ['request.notFound'],
})

export const endAllSessions = defineEndpoint(calls.endAllSessions, {
  summary: 'Sign out all other phones, or all with this one.',
  input: endAllSessionsInput,
  output: done,
  refusals: [],
})
