import type { Tx } from '../../database/database.ts'
import { giveBackUse, moveUse } from './promo-uses.repo.ts'

/** The money was sent back and its term voided: a use that brought nothing counts no more. */
export async function returnPromo(tx: Tx, orderId: string, at: Date): Promise<void> {
  const use = await moveUse(tx, orderId, 'consumed', 'released', at)
  if (use) await giveBackUse(tx, use.promoId, use.person)
}
