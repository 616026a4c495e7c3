import type { proveFromPhone as endpoint } from '@mwc/contract/card/card.calls'
import { keyIdOf } from '@mwc/contract/card/card-proof'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import { inTransaction } from '../../database/in-transaction.ts'
import { daySeconds } from '../../database/take-allowance.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { MemberUser } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { requireAllowance } from '../account/proofs/require-allowance.ts'
import { lockMember } from '../membership/lock-member.ts'
import { deleteKeysRevokedBefore, findCardKey, findUnrevokedKey, putKey, revokeKeysOf, type StandingKey } from './card-keys.repo.ts'
import { keysADay, provesCard, revokedKeyDays } from './card.rules.ts'
import { readPublicKey } from '../../keys/p256-keys.ts'

/**
 * Lets a phone prove its member's card if none does, and says which does. If the member tapped to take over,
 * the other phone's key is revoked in the same transaction, so that one phone proves at a time.
 * What is no P-256 key, or another member's, is refused with `request.invalid`.
 */
export async function proveFromPhone(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { memberId, sessionHash }: MemberUser,
  { publicKey, takeOver }: { publicKey: string; takeOver: boolean },
  language: Language,
): Promise<OutputOf<typeof endpoint>> {
  const wrongKey = () => fieldRefusal('request.invalid', 'publicKey', 'invalid', language)
  const bytes = readPublicKey(publicKey)
  if (!bytes) throw wrongKey()
  const id = await keyIdOf(bytes)
  const now = clock.now()
  const row = { id, member_id: memberId, session_hash: sessionHash, public_key: publicKey, created_at: toDate(now) }
  const proving = await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId)
    const current = await findUnrevokedKey(tx, memberId)
    if (current && stays(current, row, takeOver, now)) return current
    if (!(await findCardKey(tx, id)))
      await requireAllowance(tx, { key: `card-key:${memberId}`, limit: keysADay, seconds: daySeconds }, now, 'account.dayLimit')
    await revokeKeysOf(tx, memberId, toDate(now))
    await deleteKeysRevokedBefore(tx, memberId, toDate(now.subtract({ hours: revokedKeyDays * 24 })))
    if (!(await putKey(tx, row))) throw wrongKey()
    return findUnrevokedKey(tx, memberId)
  })
  if (!proving) throw new Error('the key that was put is not there')
  return { keyId: proving.id, device: proving.device, since: proving.created_at.toISOString() }
}

/** Whether the key in force stays: this phone's under its present session, or another's that is not taken over. */
function stays(current: StandingKey, asking: { id: string; session_hash: string }, takeOver: boolean, now: Temporal.Instant): boolean {
  if (!provesCard(current, now)) return false
  return current.id === asking.id ? current.session_hash === asking.session_hash : !takeOver
}
