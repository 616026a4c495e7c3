import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { Tx } from '../../../database/database.ts'
import { together } from '../../../database/in-transaction.ts'
import { newToken, tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import { deriveMembership } from '../../membership/derive-membership.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { signedInOf } from './session.views.ts'
import { markUsed } from '../people/members.repo.ts'
import { insertSession } from './sessions.repo.ts'

/** Signs a member in: a new session, and what every way of signing in answers with. */
export async function openSession(tx: Tx, memberId: string, now: Temporal.Instant, device = ''): Promise<SignedIn> {
  const token = newToken()
  const at = toDate(now)
  const [, { terms, ...member }, settings] = await together(
    insertSession(tx, { token_hash: tokenHash(token), member_id: memberId, device, created_at: at, last_seen_at: at }),
    markUsed(tx, memberId, at),
    readSettings(tx),
  )
  return signedInOf(token, member, deriveMembership({ terms, member }, settings, now))
}
