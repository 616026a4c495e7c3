import type { StaffRole } from '@mwc/contract/endpoint/access'
import { tokenHash } from '../../keys/encryption.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toInstant } from '../../ports/clock.ts'
import { isDeskSessionAlive } from './staff.rules.ts'
import { findStaffSession } from './staff.repo.ts'

/** The member of staff whose live session a token is of; undefined when it is over, or the account is disabled. */
export async function findSignedInStaff(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  token: string | null,
): Promise<{ id: string; username: string; role: StaffRole; sessionHash: string } | undefined> {
  const sessionHash = token && tokenHash(token)
  const session = sessionHash ? await findStaffSession(db, sessionHash) : undefined
  if (!sessionHash || !session || session.disabled_at) return undefined
  const times = { createdAt: toInstant(session.created_at), lastSeenAt: toInstant(session.last_seen_at), ended: session.ended_at !== null }
  const { id, username, role } = session
  return isDeskSessionAlive(times, clock.now()) ? { id, username, role, sessionHash } : undefined
}
