import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  addPaperRequestInput,
  finishPaperRequestOutput,
  listPaperRequestsInput,
  listPaperRequestsOutput,
  paperRequest,
  paperRequestActInput,
} from './paper-request-desk.schemas.ts'

const readers: readonly StaffRole[] = ['admin', 'membership', 'support']

/** Who may hand out a member's data and close an account. */
const keepers: readonly StaffRole[] = ['admin', 'membership']

export const listPaperRequests: WireCall<'staff', typeof listPaperRequestsInput, typeof listPaperRequestsOutput> = {
  method: 'GET',
  path: '/desk/paper-requests',
  access: 'staff',
  roles: readers,
}

export const addPaperRequest: WireCall<'staff', typeof addPaperRequestInput, typeof paperRequest> = {
  method: 'POST',
  path: '/desk/members/:id/paper-requests',
  access: 'staff',
  roles: keepers,
}

export const finishPaperRequest: WireCall<'staff', typeof paperRequestActInput, typeof finishPaperRequestOutput> = {
  method: 'POST',
  path: '/desk/paper-requests/:id/finish',
  access: 'staff',
  roles: keepers,
}

export const declinePaperRequest: WireCall<'staff', typeof paperRequestActInput, typeof paperRequest> = {
  method: 'POST',
  path: '/desk/paper-requests/:id/decline',
  access: 'staff',
  roles: keepers,
}
