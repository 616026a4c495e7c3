import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  deskStaff,
  editStaffRoleInput,
  inviteStaffInput,
  linkOutput,
  listStaffInput,
  listStaffOutput,
  staffActInput,
} from './staff-desk.schemas.ts'

const forAdmins = { access: 'staff', roles: ['admin'] } as const

type StaffAct = WireCall<'staff', typeof staffActInput, typeof deskStaff>

export const listStaff: WireCall<'staff', typeof listStaffInput, typeof listStaffOutput> = {
  method: 'GET',
  path: '/desk/staff',
  ...forAdmins,
}

export const inviteStaff: WireCall<'staff', typeof inviteStaffInput, typeof linkOutput> = {
  method: 'POST',
  path: '/desk/staff',
  ...forAdmins,
}

export const newStaffLink: WireCall<'staff', typeof staffActInput, typeof linkOutput> = {
  method: 'POST',
  path: '/desk/staff/:id/link',
  ...forAdmins,
}

export const editStaffRole: WireCall<'staff', typeof editStaffRoleInput, typeof deskStaff> = {
  method: 'POST',
  path: '/desk/staff/:id/role',
  ...forAdmins,
}

export const endStaffSessions: StaffAct = { method: 'POST', path: '/desk/staff/:id/end-sessions', ...forAdmins }

export const disableStaff: StaffAct = { method: 'POST', path: '/desk/staff/:id/disable', ...forAdmins }

export const enableStaff: StaffAct = { method: 'POST', path: '/desk/staff/:id/enable', ...forAdmins }
