import type { StaffRole } from '../endpoint/access.ts'
import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type * as s from './counter-desk.schemas.ts'
import { counterRoles } from './payment-desk.calls.ts'
import type { deskPaymentDetail } from './payment-desk.schemas.ts'
import type { quote } from './payments.schemas.ts'

/** Who keeps the list of terminals. */
const keepers: readonly StaffRole[] = ['admin']

/** Who may open a day again that somebody signed. */
const deciders: readonly StaffRole[] = ['admin', 'finance']

export const listTerminals: WireCall<'staff', typeof s.listTerminalsInput, typeof s.listTerminalsOutput> = {
  method: 'GET',
  path: '/desk/terminals',
  access: 'staff',
  roles: counterRoles,
}

export const addTerminal: WireCall<'staff', typeof s.addTerminalInput, typeof s.terminal> = {
  method: 'POST',
  path: '/desk/terminals',
  access: 'staff',
  roles: keepers,
}

export const renameTerminal: WireCall<'staff', typeof s.renameTerminalInput, typeof s.terminal> = {
  method: 'POST',
  path: '/desk/terminals/:id/rename',
  access: 'staff',
  roles: keepers,
}

export const retireTerminal: WireCall<'staff', typeof s.retireTerminalInput, typeof s.terminal> = {
  method: 'POST',
  path: '/desk/terminals/:id/retire',
  access: 'staff',
  roles: keepers,
}

export const readShift: WireCall<'staff', typeof nothing, typeof s.readShiftOutput> = {
  method: 'GET',
  path: '/desk/counter/shift',
  access: 'staff',
  roles: counterRoles,
}

export const beginShift: WireCall<'staff', typeof s.beginShiftInput, typeof s.readShiftOutput> = {
  method: 'POST',
  path: '/desk/counter/shift',
  access: 'staff',
  roles: counterRoles,
}

export const findAtCounter: WireCall<'staff', typeof s.findAtCounterInput, typeof s.findAtCounterOutput> = {
  method: 'GET',
  path: '/desk/counter/find',
  access: 'staff',
  roles: counterRoles,
}

export const readCounterMember: WireCall<'staff', typeof s.readCounterMemberInput, typeof s.readCounterMemberOutput> = {
  method: 'GET',
  path: '/desk/counter/members/:id',
  access: 'staff',
  roles: counterRoles,
}

export const quoteAtCounter: WireCall<'staff', typeof s.quoteAtCounterInput, typeof quote> = {
  method: 'GET',
  path: '/desk/counter/members/:id/quote',
  access: 'staff',
  roles: counterRoles,
}

export const startAtCounter: WireCall<'staff', typeof s.startAtCounterInput, typeof deskPaymentDetail> = {
  method: 'POST',
  path: '/desk/counter/members/:id/payments',
  access: 'staff',
  roles: counterRoles,
}

export const listCounterDays: WireCall<'staff', typeof s.listCounterDaysInput, typeof s.listCounterDaysOutput> = {
  method: 'GET',
  path: '/desk/counter/days',
  access: 'staff',
  roles: counterRoles,
}

export const readCounterDay: WireCall<'staff', typeof s.readCounterDayInput, typeof s.counterDayDetail> = {
  method: 'GET',
  path: '/desk/counter/days/:id',
  access: 'staff',
  roles: counterRoles,
}

export const closeCounterDay: WireCall<'staff', typeof s.closeCounterDayInput, typeof s.counterDayDetail> = {
  method: 'POST',
  path: '/desk/counter/days/:id/close',
  access: 'staff',
  roles: counterRoles,
}

export const reopenCounterDay: WireCall<'staff', typeof s.reopenCounterDayInput, typeof s.counterDayDetail> = {
  method: 'POST',
  path: '/desk/counter/days/:id/reopen',
  access: 'staff',
  roles: deciders,
}
