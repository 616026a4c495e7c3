import type { StaffRole } from '@mwc/contract/endpoint/access'
import { tokenHash } from '../../keys/encryption.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate, toInstant } from '../../ports/clock.ts'
import { aliveAfter, isDeskSessionAlive } from './staff.rules.ts'
import { findStaffSession, touchStaffSession } from './staff.repo.ts'

/**
 * The member of staff whose live session a token is of; undefined when it is over, or the account is disabled.
 * @param isThere the session lives longer for it
 */
export async function findSignedInStaff(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  token: string | null,
  isThere = false,
): Promise<{ id: string; username: string; role: StaffRole; sessionHash: string } | undefined> {
  if (!token) return undefined
  const [sessionHash, now] = [tokenHash(token), clock.now()]
  const { begun, used } = aliveAfter(now)
  const touched = { tokenHash: sessionHash, at: toDate(now), begun: toDate(begun), used: toDate(used) }
  const session = isThere ? await touchStaffSession(db, touched) : await findStaffSession(db, sessionHash)
  if (!session || session.disabled_at) return undefined
  const times = { createdAt: toInstant(session.created_at), lastSeenAt: toInstant(session.last_seen_at), ended: session.ended_at !== null }
  const { id, username, role } = session
  return isDeskSessionAlive(times, now) ? { id, username, role, sessionHash } : undefined
}
