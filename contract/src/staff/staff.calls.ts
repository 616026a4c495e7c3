import type { done, nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { addStaffInput, addStaffOutput, listStaffOutput, staffLogInInput, staffLogInOutput, staffMember } from './staff.schemas.ts'

export const staffLogIn: WireCall<'public', typeof staffLogInInput, typeof staffLogInOutput> = {
  method: 'POST',
  path: '/desk/log-in',
  access: 'public',
}

export const staffLogOut: WireCall<'staff', typeof nothing, typeof done> = { method: 'POST', path: '/desk/log-out', access: 'staff' }

export const staffMe: WireCall<'staff', typeof nothing, typeof staffMember> = { method: 'GET', path: '/desk/me', access: 'staff' }

export const addStaff: WireCall<'staff', typeof addStaffInput, typeof addStaffOutput> = {
  method: 'POST',
  path: '/desk/staff',
  access: 'staff',
  roles: ['admin'],
}

export const listStaff: WireCall<'staff', typeof nothing, typeof listStaffOutput> = {
  method: 'GET',
  path: '/desk/staff',
  access: 'staff',
  roles: ['admin'],
}
