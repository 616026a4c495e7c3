import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  addWindowInput,
  cancelWindowInput,
  deskWindow,
  editWindowInput,
  endWindowInput,
  listWindowsInput,
  listWindowsOutput,
} from './maintenance-desk.schemas.ts'

const roles: readonly StaffRole[] = ['admin']

export const listWindows: WireCall<'staff', typeof listWindowsInput, typeof listWindowsOutput> = {
  method: 'GET',
  path: '/desk/maintenance',
  access: 'staff',
  roles,
}

export const addWindow: WireCall<'staff', typeof addWindowInput, typeof deskWindow> = {
  method: 'POST',
  path: '/desk/maintenance',
  access: 'staff',
  roles,
}

export const editWindow: WireCall<'staff', typeof editWindowInput, typeof deskWindow> = {
  method: 'POST',
  path: '/desk/maintenance/:id',
  access: 'staff',
  roles,
}

export const endWindow: WireCall<'staff', typeof endWindowInput, typeof deskWindow> = {
  method: 'POST',
  path: '/desk/maintenance/:id/end',
  access: 'staff',
  roles,
}

export const cancelWindow: WireCall<'staff', typeof cancelWindowInput, typeof deskWindow> = {
  method: 'POST',
  path: '/desk/maintenance/:id/cancel',
  access: 'staff',
  roles,
}
