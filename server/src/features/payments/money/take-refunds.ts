import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { toDate } from '../../../ports/clock.ts'
import type { GatewayRefund } from '../../../ports/payment-gateway.ts'
import { bookPartlyBack } from './charge-parts.repo.ts'
import { chargeOf, findCharge } from './charges.repo.ts'
import { findPayment, touchPayment } from '../orders/payments.repo.ts'
import { endReview } from './end-review.ts'
import { undoPayment } from './undo-payment.ts'
import type { NotifyDependencies } from './notify-of-money.ts'

const note = 'sent back at the gateway'

/**
 * Books refunds made at the gateway, past the desk. All of an arrival: its term is voided, or its review is over.
 * A part of it: staff look at it. The desk's earlier notes stand. Safe to repeat. The member must be locked.
 */
export async function takeRefunds(
  tx: Tx,
  deps: NotifyDependencies,
  paymentId: string,
  refunds: GatewayRefund[],
  now: Temporal.Instant,
): Promise<void> {
  for (const [chargeId, its] of Map.groupBy(refunds, (refund) => refund.chargeId)) {
    const payment = await findPayment(tx, paymentId)
    if (payment) await takeRefundsOf(tx, deps, payment, { chargeId, its }, now)
  }
}

async function takeRefundsOf(
  tx: Tx,
  deps: NotifyDependencies,
  payment: PaymentRow,
  { chargeId, its }: { chargeId: string; its: GatewayRefund[] },
  now: Temporal.Instant,
): Promise<void> {
  const named = await chargeOf(tx, payment, chargeId)
  // Of money that was told of twice the slip's is the one in the books.
  const charge = named?.same_as ? await findCharge(tx, named.same_as) : named
  if (!charge || charge.outcome === 'refunded') return
  const decision = { staffId: null, note, at: toDate(now) }
  const isAll = its.reduce((sum, { amountCents }) => sum + amountCents, 0) >= charge.amount_cents
  if (!isAll) {
    for (const refund of its) await bookPartlyBack(tx, charge, refund, { id: randomUUID(), at: decision.at })
    return touchPayment(tx, payment.id)
  }
  const back = { ...decision, reference: its.at(-1)?.refundId ?? '' }
  if (charge.outcome === 'honoured' && payment.state === 'paid') await undoPayment(tx, deps, payment, charge, back)
  else await endReview(tx, deps, payment, charge, back)
}
