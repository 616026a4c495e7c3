import type { Tx } from '../../../database/database.ts'
import { toDate } from '../../../ports/clock.ts'
import type { GatewayRefund } from '../../../ports/payment-gateway.ts'
import type { ChargeRow, Decision } from './charges.repo.ts'

/** Books a part of an arrival that went back, as money that staff look at; false where it was booked before. */
export async function bookPartlyBack(
  tx: Tx,
  charge: ChargeRow,
  { refundId, amountCents, refundedAt }: GatewayRefund,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const booked = await tx
    .insertInto('charge')
    .values({
      id,
      gateway: charge.gateway,
      charge_id: refundId,
      payment_id: charge.payment_id,
      amount_cents: -amountCents,
      part_of: charge.id,
      currency: charge.currency,
      settled_at: toDate(refundedAt),
      received_at: at,
      outcome: 'toReview',
      review_reason: 'partlySentBack',
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'charge_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return booked !== undefined
}

/** Parts of money of which now all went back are decided with it; those that staff noted stay as they are. */
export async function closePartsOf(tx: Tx, { id, payment_id }: ChargeRow, { staffId, note, at }: Decision): Promise<void> {
  await tx
    .updateTable('charge')
    .set({ outcome: 'refunded', decided_at: at, decided_by: staffId, decision_note: note })
    .where('payment_id', '=', payment_id)
    .where('part_of', '=', id)
    .where('outcome', '=', 'toReview')
    .execute()
}

/** Parts that went back of money are parts of other money, which it turned out to be. */
export async function givePartsTo(tx: Tx, { id, payment_id }: ChargeRow, other: string): Promise<void> {
  await tx.updateTable('charge').set({ part_of: other }).where('payment_id', '=', payment_id).where('part_of', '=', id).execute()
}
