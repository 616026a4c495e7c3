import type { AskedAlongside } from '../../../database/reads/alongside.ts'
import { onPrimary } from '../../../database/replica/call-reads.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Identify, MemberUser } from '../../../http/route.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { deriveMembership } from '../../membership/derive-membership.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { identifyStaff } from '../../staff/identify-staff.ts'
import { isSessionAlive, isTouchDue, whyOver } from './session.rules.ts'
import { setLastUsed } from '../people/members.repo.ts'
import { findSignedIn, touchSession } from './sessions.repo.ts'
import { inTransaction } from '../../../database/in-transaction.ts'

/**
 * Finds out who asks, by what the endpoint needs. Refuses with 401 where there is no live session (`whyOver` says which),
 * `membership.notActive` at the gate, `staff.notAllowed` for a role that the endpoint does not name.
 */
export function identifyUser(deps: Dependencies): Identify {
  return async (endpoint, token, alongside, byItself) => {
    if (endpoint.access === 'public') return { kind: 'visitor' }
    // Who may act at the desk is never a second old.
    if (endpoint.access === 'staff') return onPrimary(() => identifyStaff(deps, endpoint.roles, token, byItself))
    const user = await identifyMember(deps, token, alongside)
    if (endpoint.access === 'activeMember') {
      const { vipStatus } = deriveMembership(user, await readSettings(deps.db), deps.clock.now())
      if (vipStatus !== '1') throw new Refusal('membership.notActive')
    }
    return user
  }
}

async function identifyMember(
  { db, clock }: Dependencies,
  token: string | null,
  alongside: AskedAlongside | undefined,
): Promise<MemberUser> {
  const sessionHash = token && tokenHash(token)
  const session = sessionHash ? await findSignedIn(db, sessionHash, alongside) : undefined
  const now = toDate(clock.now())
  if (!sessionHash || !session || !isSessionAlive(session, now)) throw new Refusal(whyOver(session))
  if (isTouchDue(session.last_seen_at, now)) {
    await inTransaction(db, async (tx) => {
      // The member first, as everything that locks both: the other order can deadlock with a password change.
      await setLastUsed(tx, session.id, now)
      await touchSession(tx, sessionHash, now)
    })
  }
  return {
    kind: 'member',
    memberId: session.id,
    sessionHash,
    sessionKey: session.public_key,
    member: session,
    terms: session.terms,
    alongside: session.alongside ?? undefined,
  }
}
