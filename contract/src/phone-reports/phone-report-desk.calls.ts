import type { WireCall } from '../endpoint/wire-call.ts'
import type { listPhoneReportsInput, listPhoneReportsOutput } from './phone-report-desk.schemas.ts'

/** For whoever runs the programme. */
export const listPhoneReports: WireCall<'staff', typeof listPhoneReportsInput, typeof listPhoneReportsOutput> = {
  method: 'GET',
  path: '/desk/phone-reports',
  access: 'staff',
  roles: ['admin'],
}
