import type { Tx } from '../../database/database.ts'
import { findPromo, moveUse, takePersonUse, takeTotalUse } from './promos.repo.ts'

/**
 * Takes a released reservation back for money that came late; false when the code's limits or period no longer allow it.
 * `paidAt` is when the money was paid: a code that held then is honoured.
 */
export async function reclaimPromo(tx: Tx, orderId: string, paidAt: Temporal.Instant, at: Date): Promise<boolean> {
  const use = await tx.selectFrom('promo_use').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  if (!use || use.state === 'reserved') return true
  const promo = await findPromo(tx, { id: use.promo_id })
  if (use.state !== 'released' || !promo || Temporal.Instant.compare(paidAt, promo.endsAt) >= 0) return false
  if (!(await takePersonUse(tx, promo.id, use.person, promo.personLimit))) return false
  if (!(await takeTotalUse(tx, promo.id))) {
    await tx
      .updateTable('promo_person')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('promo_id', '=', promo.id)
      .where('person', '=', use.person)
      .execute()
    return false
  }
  await moveUse(tx, orderId, 'released', 'reserved', at)
  return true
}
