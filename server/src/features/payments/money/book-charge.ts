import { randomUUID } from 'node:crypto'
import type { ReviewReason } from '@mwc/contract/payments/payment-kinds'
import type { Tx } from '../../../database/database.ts'
import { together } from '../../../database/in-transaction.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import type { GatewayCharge } from '../../../ports/payment-gateway.ts'
import type { LockedMember } from '../../membership/lock-member.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { deleteCharge, insertCharge, putToReview, renameCharge, untoldLineMoney } from './charges.repo.ts'
import { judgeCharge, mayBecome, momentOfPayment } from '../orders/payment.rules.ts'
import { findOrder, getPayment, movePayment, touchPayment } from '../orders/payments.repo.ts'
import { type NotifyDependencies, notifyOfMoney } from './notify-of-money.ts'
import { takePromoBack } from './take-promo-back.ts'
import { honourPayment } from './honour-payment.ts'

/** What a member is told of money that staff look at, where more can be said than that. */
const toldOf: Partial<Record<ReviewReason, 'cameTwice' | 'otherAmount'>> = { secondPayment: 'cameTwice', wrongAmount: 'otherAmount' }

/**
 * Whether a gateway tells of money that a line of a file has settled, which takes the name, once: same payment, same amount.
 * Money that came twice stands in two lines: the second one waits for somebody as a duplicate.
 */
async function isLineMoney(tx: Tx, paymentId: string, charge: GatewayCharge, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const settled = charge.currency.toUpperCase() === 'SGD' ? await untoldLineMoney(tx, paymentId, charge.amountCents) : undefined
  if (!settled) return false
  await deleteCharge(tx, id)
  await renameCharge(tx, settled.id, charge.chargeId, at)
  return true
}

/**
 * Books an arrival of money once: it becomes a term, or goes to staff with the reason. Tells the member, who must be locked.
 * Null when this payment has this arrival (the gateway's own id) already. Under the id of another's money it goes to staff.
 * Of the payment as it was `found` before only what never changes is believed.
 * @param told whether its gateway tells of it: money that a line of a file has settled is that money, and null is answered
 */
export async function bookCharge(
  tx: Tx,
  deps: NotifyDependencies,
  found: PaymentRow,
  charge: GatewayCharge,
  member: LockedMember,
  now: Temporal.Instant,
  { told = false } = {},
): Promise<{ id: string; outcome: 'honoured' | 'toReview' } | null> {
  const at = toDate(now)
  const id = randomUUID()
  const [payment, order, booked] = await together(
    getPayment(tx, found.id),
    findOrder(tx, found.order_id),
    insertCharge(tx, found, charge, { id, at }),
  )
  if (booked === 'known') return null
  // A payment that still waits has no money of a line: asked only of others, so that the usual callback pays nothing for it.
  if (told && booked === 'booked' && payment.state !== 'awaiting' && (await isLineMoney(tx, payment.id, charge, { id, at }))) return null
  const paidAt = momentOfPayment(charge.settledAt, toInstant(payment.created_at), now)
  const asked = { amountCents: payment.amount_cents, state: payment.state }
  const gone = member.deactivated || member.closed
  const judged = booked === 'nameOfAnother' ? booked : judgeCharge(charge, asked, order, { gone })
  const verdict = judged === 'honourIfPromoHolds' ? ((await takePromoBack(tx, order, paidAt, at)) ? 'honour' : 'promoGone') : judged
  const money = { id, amount_cents: charge.amountCents, currency: charge.currency.toUpperCase() }
  if (verdict === 'honour') {
    const lastDay = await honourPayment(tx, payment, order, { settledAt: paidAt, freeMonths: order.free_months, at })
    await notifyOfMoney(tx, deps, payment, money, 'received', lastDay)
    return { id, outcome: 'honoured' }
  }
  await putToReview(tx, id, verdict)
  if (mayBecome(payment.state, 'toReview')) await movePayment(tx, payment.id, { state: 'toReview' }, at)
  else await touchPayment(tx, payment.id)
  await notifyOfMoney(tx, deps, payment, money, toldOf[verdict] ?? 'checked')
  return { id, outcome: 'toReview' }
}
