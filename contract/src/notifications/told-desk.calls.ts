import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import { readers } from './notification-desk.calls.ts'
import type {
  listBroadcastMembersInput,
  listBroadcastMembersOutput,
  listRemindedInput,
  listRemindedOutput,
  listReminderDaysInput,
  listReminderDaysOutput,
} from './told-desk.schemas.ts'

/** These name members, whom content does not see. */
const seesMembers: readonly StaffRole[] = ['admin', 'membership', 'support', 'finance']

export const listBroadcastMembers: WireCall<'staff', typeof listBroadcastMembersInput, typeof listBroadcastMembersOutput> = {
  method: 'GET',
  path: '/desk/broadcast-members',
  access: 'staff',
  roles: seesMembers,
}

export const listReminderDays: WireCall<'staff', typeof listReminderDaysInput, typeof listReminderDaysOutput> = {
  method: 'GET',
  path: '/desk/reminders',
  access: 'staff',
  roles: readers,
}

export const listReminded: WireCall<'staff', typeof listRemindedInput, typeof listRemindedOutput> = {
  method: 'GET',
  path: '/desk/reminded-members',
  access: 'staff',
  roles: seesMembers,
}
