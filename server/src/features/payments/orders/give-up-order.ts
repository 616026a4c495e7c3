import type { Tx } from '../../../database/database.ts'
import type { MemberOrderRow } from '../../../database/rows.ts'
import { releasePromo } from '../../promos/release-promo.ts'
import { cancelWaiting, endOrder, lockOpenOrder } from './payments.repo.ts'

/** Ends an open order: its payment stops waiting, its promo is free. Money that still comes is judged as late. */
export async function giveUpOrder(tx: Tx, order: MemberOrderRow, at: Date): Promise<void> {
  await cancelWaiting(tx, order.id, at)
  await endOrder(tx, order.id, 'cancelled', at)
  await releasePromo(tx, order.id, at)
}

/** Gives up the order that a member has open, if there is one. */
export async function giveUpOpenOrder(tx: Tx, memberId: string, at: Date): Promise<void> {
  const order = await lockOpenOrder(tx, memberId)
  if (order) await giveUpOrder(tx, order, at)
}
