import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './sms-desk.calls.ts'
import { nothing } from '../endpoint/empty.schemas.ts'
import { listSmsInput, listSmsOutput, readSmsDaysOutput } from './sms-desk.schemas.ts'

export const listSms = defineEndpoint(calls.listSms, {
  summary: 'The SMS that were to be sent, newest first: all, or by state and member. What they said is not kept.',
  input: listSmsInput,
  output: listSmsOutput,
  refusals: ['staff.notAllowed'],
})

export const readSmsDays = defineEndpoint(calls.readSmsDays, {
  summary: 'What became of the SMS of the last 14 days, day by day, and what today has used of each budget.',
  input: nothing,
  output: readSmsDaysOutput,
  refusals: ['staff.notAllowed'],
})
