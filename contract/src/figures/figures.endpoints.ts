import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './figures.calls.ts'
import { readReportInput, readReportOutput } from './figures.schemas.ts'

export const readReport = defineEndpoint(calls.readReport, {
  summary: 'Figures of days that are over, by day, week or month: of no single person, as they were known at the end of each day.',
  input: readReportInput,
  output: readReportOutput,
  refusals: ['request.invalid', 'staff.notAllowed'],
})
