import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { sendReportsInput } from './phone-report.schemas.ts'

/** Sent by a page that is left, which hears no answer. */
export const sendReports: WireCall<'public', typeof sendReportsInput, typeof nothing> = {
  method: 'POST',
  path: '/h5/reports',
  access: 'public',
}
