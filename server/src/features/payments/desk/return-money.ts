import { toDate } from '../../../ports/clock.ts'
import { findPayment } from '../orders/payments.repo.ts'
import { endReview } from '../money/end-review.ts'
import { type MoneyDependencies, readyToNotify } from '../money/notify-of-money.ts'
import { decideOnMoney } from './decide-on-money.ts'

/** Staff note that money under review was sent back. Answers with the payment's id. Safe to repeat. */
export async function returnMoney(
  deps: MoneyDependencies,
  staffId: string,
  { id, note, reference }: { id: string; note: string; reference: string },
): Promise<string> {
  const told = await readyToNotify(deps)
  return decideOnMoney(
    deps,
    id,
    ({ outcome, refund_reference }) => outcome === 'refunded' && refund_reference?.toUpperCase() === reference,
    async (tx, charge) => {
      const payment = await findPayment(tx, charge.payment_id)
      if (payment) await endReview(tx, told, payment, charge, { staffId, note, reference, at: toDate(deps.clock.now()) })
    },
  )
}
