import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import { startOfDay } from '../../../ports/clock.ts'
import type { LockedMember } from '../../membership/lock-member.ts'
import { bookCharge } from '../money/book-charge.ts'
import { findChargeByReference, setLine } from '../money/charges.repo.ts'
import type { NotifyDependencies } from '../money/notify-of-money.ts'
import { cameAlready } from './statement.rules.ts'
import { countMoney, type Line } from './statements.repo.ts'

/**
 * Books a line as its payment's money, by the verb of the gateway's word; where that money came already and no other line is it,
 * the line confirms it. The member must be locked.
 */
export async function bookLine(
  tx: Tx,
  deps: NotifyDependencies,
  line: Line,
  { payment, member, now }: { payment: PaymentRow; member: LockedMember; now: Temporal.Instant },
): Promise<void> {
  if (cameAlready(await countMoney(tx, payment.id, line.amount_cents))) return
  const name = line.reference.replace(/\s+/g, '').toUpperCase() || line.id
  const chargeId = (await findChargeByReference(tx, payment.gateway, name)) ? line.id : name
  // A file tells the day alone: money of today counts from now on, money of another day until its end.
  const settledAt = startOfDay(Temporal.PlainDate.from(line.day).add({ days: 1 })).subtract({ seconds: 1 })
  const charge = { chargeId, amountCents: line.amount_cents, currency: 'SGD', settledAt }
  const booked = await bookCharge(tx, deps, payment, charge, member, now)
  if (booked) await setLine(tx, booked.id, line.id)
}
