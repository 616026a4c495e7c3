import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { Refusal } from '../../http/refusal.ts'
import type { StaffUser } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { findSignedInStaff } from './find-signed-in-staff.ts'
import { touchStaffSession } from './staff.repo.ts'

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
  const staffUser = await findSignedInStaff(deps, token)
  if (!staffUser) throw new Refusal('account.unauthenticated')
  const { id, username, role, sessionHash } = staffUser
  if (!byItself) await touchStaffSession(deps.db, sessionHash, toDate(deps.clock.now()))
  if (!mayCall({ roles }, role)) throw new Refusal('staff.notAllowed')
  return { kind: 'staff', staffId: id, username, role, sessionHash }
}
