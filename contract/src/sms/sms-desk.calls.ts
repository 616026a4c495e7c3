import type { WireCall } from '../endpoint/wire-call.ts'
import { readers } from '../notifications/notification-desk.calls.ts'
import type { listSmsInput, listSmsOutput } from './sms-desk.schemas.ts'

export const listSms: WireCall<'staff', typeof listSmsInput, typeof listSmsOutput> = {
  method: 'GET',
  path: '/desk/sms',
  access: 'staff',
  roles: readers,
}
