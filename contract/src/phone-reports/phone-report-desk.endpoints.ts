import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './phone-report-desk.calls.ts'
import { listPhoneReportsInput, listPhoneReportsOutput } from './phone-report-desk.schemas.ts'

export const listPhoneReports = defineEndpoint(calls.listPhoneReports, {
  summary: 'What phones told of faults, of what the policy stopped and of slow pages, by day and version. It stays for three months.',
  input: listPhoneReportsInput,
  output: listPhoneReportsOutput,
  refusals: ['staff.notAllowed'],
})
