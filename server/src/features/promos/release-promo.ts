import type { Tx } from '../../database/database.ts'
import { giveBackUse, moveUse } from './promo-uses.repo.ts'

/** The order ended without payment: its reservation is free again. Safe to repeat. */
export async function releasePromo(tx: Tx, orderId: string, at: Date): Promise<void> {
  const use = await moveUse(tx, orderId, 'reserved', 'released', at)
  if (use) await giveBackUse(tx, use.promoId, use.person)
}
