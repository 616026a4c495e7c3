import type { WireCall } from '../endpoint/wire-call.ts'
import type { joinStaffInput, joinStaffOutput, openStaffLinkInput, openStaffLinkOutput } from './join.schemas.ts'

export const openStaffLink: WireCall<'public', typeof openStaffLinkInput, typeof openStaffLinkOutput> = {
  method: 'POST',
  path: '/desk/join/open',
  access: 'public',
}

export const joinStaff: WireCall<'public', typeof joinStaffInput, typeof joinStaffOutput> = {
  method: 'POST',
  path: '/desk/join',
  access: 'public',
}
