import { lateMoneyHours } from '@mwc/contract/payments/payment-kinds'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { paymentOptions } from '@mwc/contract/payments/payments.calls'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { isReachable } from '../../../ports/payment-gateway.ts'
import { applyPromo } from '../../promos/apply-promo.ts'
import { quoteFor } from '../orders/quote-payment.ts'
import { readOpenOrder } from '../orders/read-open-order.ts'
import { findMaybePaid, isDeactivated, listPlansOnSale } from './own-payments.repo.ts'

/** The plans on sale with their dates if paid today, the methods that can be paid by now, what is open, and what may be paid. */
export async function readPaymentOptions(
  { db, clock, gateways }: Dependencies,
  memberId: string,
): Promise<OutputOf<typeof paymentOptions>> {
  if (await isDeactivated(db, memberId)) throw new Refusal('payments.deactivated')
  const plans = await listPlansOnSale(db)
  const quotes = plans.map((plan) => {
    const priced = {
      plan: plan.code,
      months: plan.months,
      priceCents: plan.price_cents,
      promo: null,
      ...applyPromo(plan.price_cents, null),
    }
    return quoteFor(db, memberId, priced, clock.now())
  })
  return {
    plans: await Promise.all(quotes),
    methods: (['paynow', 'nets'] as const).filter((method) => {
      const gateway = gateways[method]
      return gateway && isReachable(gateway)
    }),
    examplePrices: plans.some((plan) => plan.is_example),
    mayBePaidId: await findMaybePaid(db, memberId, toDate(clock.now().subtract({ hours: lateMoneyHours }))),
    openOrder: await readOpenOrder(db, memberId, clock.now()),
  }
}
