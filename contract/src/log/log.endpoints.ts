import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './log.calls.ts'
import {
  listLogHeadsInput,
  listLogHeadsOutput,
  listLogInput,
  listLogOutput,
  listRefusedCallsInput,
  listRefusedCallsOutput,
  listUnsignedCallsInput,
  listUnsignedCallsOutput,
  readLogStateOutput,
} from './log.schemas.ts'

export const listLog = defineEndpoint(calls.listLog, {
  summary: 'What staff did, and at which member they looked, newest first: all, or by member, staff, act, record and days.',
  input: listLogInput,
  output: listLogOutput,
  refusals: ['staff.notAllowed'],
})

export const readLogState = defineEndpoint(calls.readLogState, {
  summary: 'How far the log is chained, how many entries are not yet, and the last signed head.',
  input: nothing,
  output: readLogStateOutput,
  refusals: ['staff.notAllowed'],
})

export const listLogHeads = defineEndpoint(calls.listLogHeads, {
  summary: 'The signed heads of the log, one for each day with acts, newest first, to be kept elsewhere.',
  input: listLogHeadsInput,
  output: listLogHeadsOutput,
  refusals: ['staff.notAllowed'],
})

export const listUnsignedCalls = defineEndpoint(calls.listUnsignedCalls, {
  summary: 'Desk calls without a live session, wrong log-ins among them, counted by hour, act, outcome and address.',
  input: listUnsignedCallsInput,
  output: listUnsignedCallsOutput,
  refusals: ['staff.notAllowed'],
})

export const listRefusedCalls = defineEndpoint(calls.listRefusedCalls, {
  summary: 'Desk calls of signed-in staff that were refused, or failed, of the last three months, newest first.',
  input: listRefusedCallsInput,
  output: listRefusedCallsOutput,
  refusals: ['staff.notAllowed'],
})
