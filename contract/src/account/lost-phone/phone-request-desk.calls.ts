import type {
  decidePhoneRequestInput,
  deskPhoneRequest,
  listPhoneRequestsInput,
  listPhoneRequestsOutput,
} from './phone-request-desk.schemas.ts'
import type { StaffRole } from '../../endpoint/access.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'

const readers: readonly StaffRole[] = ['admin', 'membership', 'support']

/** Who may decide who holds an account. */
const deciders: readonly StaffRole[] = ['admin', 'membership']

export const listPhoneRequests: WireCall<'staff', typeof listPhoneRequestsInput, typeof listPhoneRequestsOutput> = {
  method: 'GET',
  path: '/desk/phone-requests',
  access: 'staff',
  roles: readers,
}

export const decidePhoneRequest: WireCall<'staff', typeof decidePhoneRequestInput, typeof deskPhoneRequest> = {
  method: 'POST',
  path: '/desk/phone-requests/:id/decide',
  access: 'staff',
  roles: deciders,
}
