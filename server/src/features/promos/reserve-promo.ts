import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Promo } from './promo.rules.ts'
import { insertUse, takePersonUse, takeTotalUse } from './promo-uses.repo.ts'

/** Reserves one use of a code for an order, under its limits, or throws the refusal. */
export async function reservePromo(
  tx: Tx,
  promo: Promo,
  { orderId, person, at }: { orderId: string; person: string; at: Date },
): Promise<void> {
  if (!(await takePersonUse(tx, promo.id, person, promo.personLimit))) throw new Refusal('promos.usedByMember')
  if (!(await takeTotalUse(tx, promo.id))) throw new Refusal('promos.usedUp')
  await insertUse(tx, { order_id: orderId, promo_id: promo.id, person, state: 'reserved', at })
}
