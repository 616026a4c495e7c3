import { Refusal } from '../../../http/refusal.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { decideCharge } from '../money/charges.repo.ts'
import { momentOfPayment } from '../orders/payment.rules.ts'
import { findOrder } from '../orders/payments.repo.ts'
import { honourPayment } from '../money/honour-payment.ts'
import { takePromoBack } from '../money/take-promo-back.ts'
import { type MoneyDependencies, notifyOfMoney } from '../money/notify-of-money.ts'
import { decideOnMoney } from './decide-on-money.ts'
import { isHonourable } from './payment-desk.rules.ts'
import type { PaymentDetail } from './record-payment-act.ts'

/**
 * Staff turn money under review into its payment's term, as of the day it was paid. Answers with the payment.
 * Free months only come if the promo can be taken again under its limits. Safe to repeat.
 */
export async function honourMoney(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, note }: { id: string; note: string },
): Promise<PaymentDetail> {
  return decideOnMoney(
    deps,
    by,
    { act: 'payments.honour', chargeId: id, note },
    ({ outcome }) => outcome === 'honoured',
    async (tx, { charge, payment, member, told }) => {
      if (!isHonourable({ amountCents: charge.amount_cents }, payment, member)) throw new Refusal('payments.onlyRefund')
      const now = deps.clock.now()
      const at = toDate(now)
      const settledAt = momentOfPayment(toInstant(charge.settled_at), toInstant(payment.created_at), now)
      const order = await findOrder(tx, payment.order_id)
      const isPromoHeld = await takePromoBack(tx, order, settledAt, at)
      await decideCharge(tx, charge.id, { staffId: by.staffId, note, at }, { outcome: 'honoured' })
      const lastDay = await honourPayment(tx, payment, order, { settledAt, freeMonths: isPromoHeld ? order.free_months : 0, at })
      await notifyOfMoney(tx, told, payment, charge, 'accepted', lastDay)
    },
  )
}
