import type { WireCall } from '../endpoint/wire-call.ts'
import type { readReportInput, readReportOutput } from './figures.schemas.ts'

export const readReport: WireCall<'staff', typeof readReportInput, typeof readReportOutput> = {
  method: 'GET',
  path: '/desk/reports/:report',
  access: 'staff',
  roles: ['admin', 'finance', 'membership'],
}
