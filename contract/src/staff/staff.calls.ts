import type { done, nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { listColleaguesOutput, staffLogInInput, staffLogInOutput, staffMember } from './staff.schemas.ts'

export const staffLogIn: WireCall<'public', typeof staffLogInInput, typeof staffLogInOutput> = {
  method: 'POST',
  path: '/desk/log-in',
  access: 'public',
}

export const staffLogOut: WireCall<'staff', typeof nothing, typeof done> = { method: 'POST', path: '/desk/log-out', access: 'staff' }

export const staffMe: WireCall<'staff', typeof nothing, typeof staffMember> = { method: 'GET', path: '/desk/me', access: 'staff' }

export const listColleagues: WireCall<'staff', typeof nothing, typeof listColleaguesOutput> = {
  method: 'GET',
  path: '/desk/colleagues',
  access: 'staff',
}
