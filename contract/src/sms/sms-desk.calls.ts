import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import { readers } from '../notifications/notification-desk.calls.ts'
import type { nothing } from '../endpoint/empty.schemas.ts'
import type { listSmsInput, listSmsOutput, readSmsDaysOutput, retrySmsInput, retrySmsOutput } from './sms-desk.schemas.ts'

/** Whoever has to do with members. */
const senders: readonly StaffRole[] = ['admin', 'membership', 'support']

export const listSms: WireCall<'staff', typeof listSmsInput, typeof listSmsOutput> = {
  method: 'GET',
  path: '/desk/sms',
  access: 'staff',
  roles: readers,
}

export const readSmsDays: WireCall<'staff', typeof nothing, typeof readSmsDaysOutput> = {
  method: 'GET',
  path: '/desk/sms/days',
  access: 'staff',
  roles: readers,
}

export const retrySms: WireCall<'staff', typeof retrySmsInput, typeof retrySmsOutput> = {
  method: 'POST',
  path: '/desk/sms/:id/retry',
  access: 'staff',
  roles: senders,
}
