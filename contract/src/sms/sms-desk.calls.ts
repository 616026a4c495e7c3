import type { WireCall } from '../endpoint/wire-call.ts'
import { readers } from '../notifications/notification-desk.calls.ts'
import type { nothing } from '../endpoint/empty.schemas.ts'
import type { listSmsInput, listSmsOutput, readSmsDaysOutput } from './sms-desk.schemas.ts'

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
