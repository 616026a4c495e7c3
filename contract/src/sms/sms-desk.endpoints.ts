import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './sms-desk.calls.ts'
import { nothing } from '../endpoint/empty.schemas.ts'
import { listSmsInput, listSmsOutput, readSmsDaysOutput, retrySmsInput, retrySmsOutput } from './sms-desk.schemas.ts'

export const listSms = defineEndpoint(calls.listSms, {
  summary: 'The SMS that were to be sent, newest first: all, or by state, purpose, day and member. What they said is not kept.',
  input: listSmsInput,
  output: listSmsOutput,
  refusals: ['staff.notAllowed'],
})

export const readSmsDays = defineEndpoint(calls.readSmsDays, {
  summary: 'What became of the SMS of the last 14 days, day by day, with their cost, and what today has used of each budget.',
  input: nothing,
  output: readSmsDaysOutput,
  refusals: ['staff.notAllowed'],
})

export const retrySms = defineEndpoint(calls.retrySms, {
  summary: 'Send an SMS that was given up while the provider was away. Never a code, and nothing that the provider took or refused.',
  input: retrySmsInput,
  output: retrySmsOutput,
  refusals: ['sms.notRetried', 'staff.notAllowed'],
})
