import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { endReview } from '../money/end-review.ts'
import type { MoneyDependencies } from '../money/notify-of-money.ts'
import { decideOnMoney } from './decide-on-money.ts'
import type { PaymentDetail } from './record-payment-act.ts'

/** Staff note that money under review was sent back. Answers with the payment. Safe to repeat. */
export async function returnMoney(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, note, reference }: { id: string; note: string; reference: string },
): Promise<PaymentDetail> {
  return decideOnMoney(
    deps,
    by,
    { act: 'payments.return', chargeId: id, note },
    ({ outcome, refund_reference }) => outcome === 'refunded' && refund_reference?.toUpperCase() === reference,
    (tx, { charge, payment, told }) =>
      endReview(tx, told, payment, charge, { staffId: by.staffId, note, reference, at: toDate(deps.clock.now()) }),
  )
}
