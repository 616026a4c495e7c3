import type { Tx } from '../../database/database.ts'
import { audienceRefusal } from './promo.rules.ts'
import { findPromo } from './promos.repo.ts'
import { findUse, giveBackPersonUse, moveUse, takePersonUse, takeTotalUse } from './promo-uses.repo.ts'

/**
 * Takes a released reservation back for money that came late; false when its limits, period or audience no longer allow it.
 * `paidAt` is when the money was paid: a code that had not ended then is honoured. `isNew` is of now, whatever came first.
 */
export async function reclaimPromo(
  tx: Tx,
  orderId: string,
  { paidAt, isNew, at }: { paidAt: Temporal.Instant; isNew: boolean; at: Date },
): Promise<boolean> {
  const use = await findUse(tx, orderId)
  if (!use || use.state === 'reserved') return true
  const promo = await findPromo(tx, { id: use.promo_id })
  if (use.state !== 'released' || !promo || Temporal.Instant.compare(paidAt, promo.endsAt) >= 0) return false
  if (audienceRefusal(promo, isNew)) return false
  if (!(await takePersonUse(tx, promo.id, use.person, promo.personLimit))) return false
  if (!(await takeTotalUse(tx, promo.id))) {
    await giveBackPersonUse(tx, promo.id, use.person)
    return false
  }
  await moveUse(tx, orderId, 'released', 'reserved', at)
  return true
}
