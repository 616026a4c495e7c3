import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Promo } from './promo.rules.ts'
import { findPromo, giveBackUse, moveUse, takePersonUse, takeTotalUse } from './promos.repo.ts'

/** Locks codes in one order for all, before a use of one is given back and one of another taken: otherwise two members who swap them would wait for each other. */
export async function lockPromos(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length > 0) await tx.selectFrom('promo').select('id').where('id', 'in', wanted).orderBy('id').forUpdate().execute()
}

/** Reserves one use of a code for an order, under its limits, or throws the refusal. */
export async function reservePromo(
  tx: Tx,
  promo: Promo,
  { orderId, person, at }: { orderId: string; person: string; at: Date },
): Promise<void> {
  if (!(await takePersonUse(tx, promo.id, person, promo.personLimit))) throw new Refusal('promos.usedByMember')
  if (!(await takeTotalUse(tx, promo.id))) throw new Refusal('promos.usedUp')
  await tx.insertInto('promo_use').values({ order_id: orderId, promo_id: promo.id, person, state: 'reserved', at }).execute()
}

/** The order was paid: its reservation is used for good. */
export async function consumePromo(tx: Tx, orderId: string, at: Date): Promise<void> {
  await moveUse(tx, orderId, 'reserved', 'consumed', at)
}

/** The order ended without payment: its reservation is free again. Safe to repeat. */
export async function releasePromo(tx: Tx, orderId: string, at: Date): Promise<void> {
  const use = await moveUse(tx, orderId, 'reserved', 'released', at)
  if (use) await giveBackUse(tx, use.promoId, use.person)
}

/** The money was sent back and its term voided: a use that brought nothing counts no more. */
export async function returnPromo(tx: Tx, orderId: string, at: Date): Promise<void> {
  const use = await moveUse(tx, orderId, 'consumed', 'released', at)
  if (use) await giveBackUse(tx, use.promoId, use.person)
}

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
