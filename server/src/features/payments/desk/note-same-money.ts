import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { givePartsTo } from '../money/charge-parts.repo.ts'
import { decideCharge } from '../money/charges.repo.ts'
import { leaveReview } from '../money/leave-review.ts'
import { type MoneyDependencies, notifyOfMoney } from '../money/notify-of-money.ts'
import { decideOnMoney } from './decide-on-money.ts'
import { likeSlips } from './like-slips.repo.ts'
import type { PaymentDetail } from './record-payment-act.ts'

/**
 * Staff note that money under review is the money of the slip that it is like: it came once. Answers with the payment.
 * Safe to repeat. Its name stays known, so that the machine's repeated word is no arrival. Refused where a file has a line
 * for each of the two; a line that comes later is nobody's until two people say whose.
 */
export async function noteSameMoney(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, note }: { id: string; note: string },
): Promise<PaymentDetail> {
  return decideOnMoney(
    deps,
    by,
    { act: 'payments.sameMoney', chargeId: id, note },
    ({ outcome }) => outcome === 'sameMoney',
    async (tx, { charge, payment, told }) => {
      const [slip] = await likeSlips(tx, [charge.id])
      if (!slip) throw new Refusal('payments.notTheSame')
      const at = toDate(deps.clock.now())
      const same = { outcome: 'sameMoney', same_as: slip.slip_charge_id } as const
      await decideCharge(tx, charge.id, { staffId: by.staffId, note, at }, same)
      await givePartsTo(tx, charge, slip.slip_charge_id)
      await notifyOfMoney(tx, told, payment, charge, 'cameOnce')
      await leaveReview(tx, payment, at)
    },
  )
}
