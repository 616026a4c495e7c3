import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { findSlip, insertSlip, lockOpenDay } from './counter-days.repo.ts'
import { findShift } from './counter-shifts.repo.ts'

type Entered = {
  shiftId: string
  session: string
  reference: string
  amountCents: number
  settledAt: Temporal.Instant
  now: Temporal.Instant
}

/**
 * Locks the day on which a slip counts, and answers with what counts its money there. Refuses with `counter.noShift`, and with
 * `counter.slipUsed`, by whom and when, a slip that this terminal and day has already. The member must be locked.
 */
export async function countSlip(
  tx: Tx,
  by: StaffActor,
  { shiftId, session, reference, amountCents, settledAt, now }: Entered,
): Promise<(payment: PaymentRow, chargeId: string) => Promise<void>> {
  const shift = await findShift(tx, { id: shiftId, session })
  if (!shift) throw new Refusal('counter.noShift')
  const slipDay = dayOf(settledAt)
  // The day of the slip itself is locked first, whether or not it is closed: of two who enter one slip, one waits.
  const day = await lockOpenDay(tx, shift.terminal_id, slipDay)
  const used = await findSlip(tx, { terminalId: shift.terminal_id, day: slipDay.toString(), reference })
  if (used) throw new Refusal('counter.slipUsed', { by: { username: used.username, at: used.at.toISOString() } })
  return (payment, chargeId) =>
    insertSlip(tx, payment.id, {
      charge_id: chargeId,
      counter_day_id: day.id,
      shift_id: shift.id,
      terminal_id: shift.terminal_id,
      slip_day: slipDay.toString(),
      reference,
      amount_cents: amountCents,
      taken_at: toDate(settledAt),
      staff_id: by.staffId,
      at: toDate(now),
    })
}
