import type { stopCard as endpoint } from '@mwc/contract/card/card-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { endOneSession } from '../account/sessions/end-one-session.ts'
import { recordAct } from '../log/record-act.ts'
import { tellOfAct, type Telling } from '../notifications/inbox/tell-of-act.ts'
import type { Actor } from '../log/read-actor.ts'
import { findUnrevokedKey, lockMemberOfCard, revokeKeysOf } from './card-keys.repo.ts'

type Needed = Pick<Dependencies, 'db'> & Telling

/**
 * Stops the phone that proves a member's card, and signs it out, or it could take over again.
 * Safe to repeat. Refuses an unknown id with `request.notFound`, a closed account with `members.closed`.
 */
export async function stopCard(
  deps: Needed,
  by: Actor,
  { id: memberId, note }: { id: string; note: string },
): Promise<OutputOf<typeof endpoint>> {
  const { db, clock } = deps
  return inTransaction(db, async (tx) => {
    const member = await lockMemberOfCard(tx, memberId)
    if (!member) throw new Refusal('request.notFound')
    if (member.closed_at) throw new Refusal('members.closed')
    const now = clock.now()
    const key = await findUnrevokedKey(tx, memberId)
    if (key) {
      await revokeKeysOf(tx, memberId, toDate(now))
      await endOneSession({ db: tx, clock }, memberId, key.session_id)
    }
    const stopped = key ? { device: key.device, since: key.created_at.toISOString() } : null
    const record = { kind: 'member', id: memberId } as const
    const entryId = await recordAct(tx, deps, by, {
      act: 'members.stopCard',
      record,
      memberId,
      reason: note,
      before: { proving: stopped },
      after: { proving: null },
    })
    if (stopped) await tellOfAct(tx, deps, { memberId, entryId }, { text: 'cardStopped' })
    return { stopped }
  })
}
