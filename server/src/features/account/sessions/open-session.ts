import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { Tx } from '../../../database/database.ts'
import { newToken, tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import { readMembership } from '../../membership/read-membership.ts'
import { signedInOf } from './session.views.ts'
import { getMember, setLastUsed } from '../people/members.repo.ts'
import { insertSession } from './sessions.repo.ts'

/** Signs a member in: a new session, and what every way of signing in answers with. */
export async function openSession(tx: Tx, memberId: string, now: Temporal.Instant, device = ''): Promise<SignedIn> {
  const token = newToken()
  const at = toDate(now)
  await insertSession(tx, { token_hash: tokenHash(token), member_id: memberId, device, created_at: at, last_seen_at: at })
  await setLastUsed(tx, memberId, at)
  return signedInOf(token, await getMember(tx, memberId), await readMembership(tx, memberId, now))
}
