import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './phone-report.calls.ts'
import { sendReportsInput } from './phone-report.schemas.ts'

export const sendReports = defineEndpoint(calls.sendReports, {
  summary:
    "What went wrong on a phone, or was slow there, without a word of whose it is. Browsers' own reports of a policy are taken, too " +
    '(`application/csp-report`, `application/reports+json`).',
  input: sendReportsInput,
  output: nothing,
  refusals: ['request.tooMany'],
})
