import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import { inTransaction } from '../../../database/in-transaction.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { PushTarget } from '../../../ports/push.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { isAllowedEndpoint, mostPhones } from './push.rules.ts'
import { deleteSubscriptionsBeyond, upsertSubscription } from './push.repo.ts'

/**
 * Notes where the asking phone takes push: one address a phone, ten phones a member.
 * Refuses with `request.invalid` an address that is no allowed push service's.
 */
export async function subscribePush(
  { config, db, clock }: Pick<Dependencies, 'config' | 'db' | 'clock'>,
  { memberId, sessionHash }: MemberUser,
  { endpoint, p256dh, auth }: PushTarget,
  language: Language,
): Promise<void> {
  if (!isAllowedEndpoint(endpoint, config.PUSH_HOSTS)) throw fieldRefusal('request.invalid', 'endpoint', 'invalid', language)
  const at = toDate(clock.now())
  const row = {
    id: randomUUID(),
    member_id: memberId,
    session_hash: sessionHash,
    endpoint,
    p256dh,
    auth,
    created_at: at,
    seen_at: at,
    check_at: at,
  }
  await inTransaction(db, async (tx) => {
    // Phones that come at once each count.
    await lockMember(tx, memberId)
    await upsertSubscription(tx, row)
    await deleteSubscriptionsBeyond(tx, { memberId, sessionHash, most: mostPhones })
  })
}
