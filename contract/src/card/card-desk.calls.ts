import type { stopCardInput, stopCardOutput } from './card-desk.schemas.ts'
import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'

/** Who may stop the phone that shows a member's card: whoever answers the call about a lost one. */
const stoppers: readonly StaffRole[] = ['admin', 'membership', 'support']

export const stopCard: WireCall<'staff', typeof stopCardInput, typeof stopCardOutput> = {
  method: 'POST',
  path: '/desk/members/:id/card/stop',
  access: 'staff',
  roles: stoppers,
}
