import type { StaffRole } from './access.ts'
import type { WireCall } from './wire-call.ts'

/** Whether staff of a role may make a call at all; what it says of one record is the verb's own rule. */
export function mayCall({ roles }: Pick<WireCall, 'roles'>, role: StaffRole): boolean {
  return roles === undefined || roles.includes(role)
}
