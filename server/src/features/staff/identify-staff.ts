import type { StaffRole } from '@mwc/contract/endpoint/access'
import { Refusal } from '../../http/refusal.ts'
import type { StaffAsker } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { findSigner } from './find-staff-session.ts'
import { touchStaffSession } from './staff.repo.ts'

/** The member of staff behind a token. Refuses with `account.unauthenticated`, or `staff.notAllowed` for a role that is not named. */
export async function identifyStaff(parts: Parts, roles: readonly StaffRole[] | undefined, token: string | null): Promise<StaffAsker> {
  const signer = await findSigner(parts, token)
  if (!signer) throw new Refusal('account.unauthenticated')
  const { id, username, role, sessionHash } = signer
  await touchStaffSession(parts.db, sessionHash, toDate(parts.clock.now()))
  if (roles && !roles.includes(role)) throw new Refusal('staff.notAllowed')
  return { kind: 'staff', staffId: id, username, role, sessionHash }
}
