import { mayContinue } from '@mwc/contract/payments/payment-kinds'
import type { OpenOrder } from '@mwc/contract/payments/payments.schemas'
import type { Db } from '../../../database/database.ts'
import { toDate } from '../../../ports/clock.ts'
import { orderTooOldBefore } from './payment.rules.ts'
import { latestPaymentOf, openOrderOf } from './payments.repo.ts'
import { quoteFor } from './quote-payment.ts'

/**
 * The member's open order as it was promised: another way to pay keeps plan, price and code, whatever staff changed since.
 * Null when nothing is open, or while staff look at money for it: nobody should be asked to pay twice.
 */
export async function readOpenOrder(db: Db, memberId: string, now: Temporal.Instant): Promise<OpenOrder | null> {
  const order = await openOrderOf(db, memberId)
  const latest = order && (await latestPaymentOf(db, order.id))
  if (!latest || latest.state === 'toReview') return null
  const { plan_code: plan, promo_code: promoCode, months, free_months: freeMonths } = order
  const { price_cents: priceCents, discount_cents: discountCents, total_cents: totalCents } = order
  const promised = {
    plan,
    months,
    freeMonths,
    priceCents,
    discountCents,
    totalCents,
    promo: promoCode === null ? null : { code: promoCode },
  }
  const takesPayments = order.created_at >= toDate(orderTooOldBefore(now))
  const quote = takesPayments ? await quoteFor(db, memberId, promised, now) : null
  return { paymentId: latest.id, method: latest.method, plan, promoCode, quote, canContinue: mayContinue(latest.state) }
}
