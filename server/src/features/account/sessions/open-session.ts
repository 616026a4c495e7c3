import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { Tx } from '../../../database/database.ts'
import { together } from '../../../database/in-transaction.ts'
import { newToken, tokenHash } from '../../../keys/encryption.ts'
import type { Opener } from '../../../http/read-caller.ts'
import { toDate } from '../../../ports/clock.ts'
import { deriveMembership } from '../../membership/derive-membership.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { signedInOf } from './session.views.ts'
import { setSignedIn } from '../people/members.repo.ts'
import { endOwnSession, insertSession } from './sessions.repo.ts'

/**
 * Signs a member in: a new session, and what every way of signing in answers with.
 * The language of the screen is the member's from now on: whoever chose it before signing in has the later notices in it.
 * A phone that sent the public half of a key signs the acts of this session by it.
 * The session that the same phone had before ends, so that its card is that phone's no more: a log-out without a network left it.
 */
export async function openSession(
  tx: Tx,
  memberId: string,
  now: Temporal.Instant,
  { device = '', language, sessionKey = null, keptHash = null }: Partial<Opener> = {},
): Promise<SignedIn> {
  const token = newToken()
  const at = toDate(now)
  if (keptHash) await endOwnSession(tx, memberId, keptHash, at)
  const [, { terms, ...member }, settings] = await together(
    insertSession(tx, {
      token_hash: tokenHash(token),
      member_id: memberId,
      device,
      public_key: sessionKey,
      created_at: at,
      last_seen_at: at,
    }),
    setSignedIn(tx, memberId, { at, language }),
    readSettings(tx),
  )
  return signedInOf({ token, sessionKey }, member, deriveMembership({ terms, member }, settings, now))
}
