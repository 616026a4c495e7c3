import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { Refusal } from '../../http/refusal.ts'
import type { StaffUser } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findSignedInStaff } from './find-signed-in-staff.ts'

/**
 * The member of staff behind a token. Refuses with `account.unauthenticated`, or another role with `staff.notAllowed`.
 * What a page asks `byItself` does not count as being there.
 */
export async function identifyStaff(
  deps: Dependencies,
  roles: readonly StaffRole[] | undefined,
  token: string | null,
  byItself = false,
): Promise<StaffUser> {
  const staffUser = await findSignedInStaff(deps, token, !byItself)
  if (!staffUser) throw new Refusal('account.unauthenticated')
  const { id, username, role, sessionHash } = staffUser
  if (!mayCall({ roles }, role)) throw new Refusal('staff.notAllowed')
  return { kind: 'staff', staffId: id, username, role, sessionHash }
}
