import type { Tx } from '../../database/database.ts'
import { moveUse } from './promo-uses.repo.ts'

/** The order was paid: its reservation is used for good. */
export async function consumePromo(tx: Tx, orderId: string, at: Date): Promise<void> {
  await moveUse(tx, orderId, 'reserved', 'consumed', at)
}
