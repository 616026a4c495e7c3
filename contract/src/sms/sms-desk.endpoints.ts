import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './sms-desk.calls.ts'
import { listSmsInput, listSmsOutput } from './sms-desk.schemas.ts'

export const listSms = defineEndpoint(calls.listSms, {
  summary:
    'What became of the SMS of the last 14 days, day by day, and a page of those that failed, newest first; what today has used of each budget.',
  input: listSmsInput,
  output: listSmsOutput,
  refusals: ['staff.notAllowed'],
})
