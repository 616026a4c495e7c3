import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './staff-desk.calls.ts'
import {
  deskStaff,
  editStaffRoleInput,
  inviteStaffInput,
  linkOutput,
  listStaffInput,
  listStaffOutput,
  staffActInput,
} from './staff-desk.schemas.ts'

export const listStaff = defineEndpoint(calls.listStaff, {
  summary: 'All accounts of staff, with what an administrator may do with each.',
  input: listStaffInput,
  output: listStaffOutput,
  refusals: ['staff.notAllowed'],
})

export const inviteStaff = defineEndpoint(calls.inviteStaff, {
  summary: 'Make an account and a link, open for 72 hours and once, by which its owner sets password and second factor.',
  input: inviteStaffInput,
  output: linkOutput,
  refusals: ['staff.nameTaken', 'staff.notAllowed'],
})

export const newStaffLink = defineEndpoint(calls.newStaffLink, {
  summary:
    'Give out another link. Of an account that signs in already it takes password, second factor, recovery codes, passkeys and sessions away: its owner sets them anew.',
  input: staffActInput,
  output: linkOutput,
  refusals: ['staff.notFound', 'staff.notNow', 'staff.lastAdmin', 'staff.notAllowed'],
})

export const editStaffRole = defineEndpoint(calls.editStaffRole, {
  summary: 'Give an account another role; it holds from its next call on.',
  input: editStaffRoleInput,
  output: deskStaff,
  refusals: ['staff.notFound', 'staff.notNow', 'staff.lastAdmin', 'request.changedMeanwhile', 'staff.notAllowed'],
})

export const endStaffSessions = defineEndpoint(calls.endStaffSessions, {
  summary: 'End all sessions of an account: whoever has one signs in again.',
  input: staffActInput,
  output: deskStaff,
  refusals: ['staff.notFound', 'staff.notNow', 'staff.notAllowed'],
})

export const disableStaff = defineEndpoint(calls.disableStaff, {
  summary: 'Let nobody sign in with an account, and end its sessions. The last administrator stays.',
  input: staffActInput,
  output: deskStaff,
  refusals: ['staff.notFound', 'staff.notNow', 'staff.lastAdmin', 'staff.notAllowed'],
})

export const enableStaff = defineEndpoint(calls.enableStaff, {
  summary: 'Let the owner of a disabled account sign in again, with what was set up before.',
  input: staffActInput,
  output: deskStaff,
  refusals: ['staff.notFound', 'staff.notNow', 'staff.notAllowed'],
})
