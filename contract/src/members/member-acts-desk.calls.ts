import type { done } from '../endpoint/empty.schemas.ts'
import type { StaffRole } from '../endpoint/access.ts'
import type { Schema, WireCall } from '../endpoint/wire-call.ts'
import type {
  actInput,
  confirmHolderInput,
  confirmHolderOutput,
  correctMemberInput,
  correctMemberOutput,
  giveMonthsInput,
  giveMonthsOutput,
  revealFinOutput,
  typedFinInput,
} from './member-acts-desk.schemas.ts'

/** Who keeps members' records. */
const keepers: readonly StaffRole[] = ['admin', 'membership']

/** Who may sign a member out: whoever answers the call about a lost phone, too. */
const helpers: readonly StaffRole[] = ['admin', 'membership', 'support']

/** Who may take a term back: whoever sees what it was paid with, too. */
const termKeepers: readonly StaffRole[] = ['admin', 'membership', 'finance']

const act = <Input extends Schema, Output extends Schema>(path: string, roles: readonly StaffRole[]): WireCall<'staff', Input, Output> => ({
  method: 'POST',
  path,
  access: 'staff',
  roles,
})

export const correctMember = act<typeof correctMemberInput, typeof correctMemberOutput>('/desk/members/:id/correct', keepers)
export const revealFin = act<typeof actInput, typeof revealFinOutput>('/desk/members/:id/fin/reveal', keepers)
export const blockFin = act<typeof actInput, typeof done>('/desk/members/:id/fin/block', keepers)
export const unblockFin = act<typeof actInput, typeof done>('/desk/members/:id/fin/unblock', keepers)
export const blockTypedFin = act<typeof typedFinInput, typeof done>('/desk/blocked-fins', keepers)
export const unblockTypedFin = act<typeof typedFinInput, typeof done>('/desk/blocked-fins/lift', keepers)
export const deactivateMember = act<typeof actInput, typeof done>('/desk/members/:id/deactivate', keepers)
export const reactivateMember = act<typeof actInput, typeof done>('/desk/members/:id/reactivate', keepers)
export const giveMonths = act<typeof giveMonthsInput, typeof giveMonthsOutput>('/desk/members/:id/months', keepers)
export const voidMemberTerm = act<typeof actInput, typeof done>('/desk/terms/:id/void', termKeepers)
export const endMemberSessions = act<typeof actInput, typeof done>('/desk/members/:id/sessions/end', helpers)
export const confirmHolder = act<typeof confirmHolderInput, typeof confirmHolderOutput>('/desk/members/:id/confirm-holder', keepers)
