import type { StaffRole } from '@mwc/contract/endpoint'
import { Refusal } from '../../http/refusal.ts'
import type { StaffAsker } from '../../http/route.ts'
import { tokenHash } from '../../keys/seal.ts'
import type { Parts } from '../../parts.ts'
import { toDate, toInstant } from '../../ports/clock.ts'
import { isDeskSessionAlive } from './staff.rules.ts'
import { findStaffSession, touchStaffSession } from './staff.repo.ts'

/** The member of staff behind a token. Refuses with `account.unauthenticated`, or `staff.notAllowed` for a role that is not named. */
export async function identifyStaff(
  { db, clock }: Parts,
  roles: readonly StaffRole[] | undefined,
  token: string | null,
): Promise<StaffAsker> {
  const sessionHash = token && tokenHash(token)
  const session = sessionHash ? await findStaffSession(db, sessionHash) : undefined
  if (!sessionHash || !session || session.disabled_at) throw new Refusal('account.unauthenticated')
  const now = clock.now()
  const times = { createdAt: toInstant(session.created_at), lastSeenAt: toInstant(session.last_seen_at), ended: session.ended_at !== null }
  if (!isDeskSessionAlive(times, now)) throw new Refusal('account.unauthenticated')
  await touchStaffSession(db, sessionHash, toDate(now))
  if (roles && !roles.includes(session.role)) throw new Refusal('staff.notAllowed')
  return { kind: 'staff', staffId: session.id, username: session.username, role: session.role, sessionHash }
}
