import type { Tx } from '../../../database/database.ts'
import { isNewMember } from '../../membership/is-new-member.ts'
import { reclaimPromo } from '../../promos/reclaim-promo.ts'
import { lockPromos } from '../../promos/lock-promos.ts'
import type { MemberOrderRow } from '../../../database/rows.ts'
import { openOrderOf } from '../orders/payments.repo.ts'
import { readPerson } from '../orders/person.repo.ts'

/** Takes the promo of an order that has ended again, if its limits, period and audience allow; true where the order had none. */
export async function takePromoBack(tx: Tx, order: MemberOrderRow, paidAt: Temporal.Instant, at: Date): Promise<boolean> {
  // Honouring gives up the member's newer order, whose promo is then given back: both are locked in one order for all.
  const newer = await openOrderOf(tx, order.member_id)
  await lockPromos(tx, [order.promo_id, newer?.promo_id ?? null])
  if (order.promo_id === null) return true
  const { person } = await readPerson(tx, order.member_id)
  return reclaimPromo(tx, order.id, { paidAt, isNew: await isNewMember(tx, { memberId: order.member_id, person }), at })
}
