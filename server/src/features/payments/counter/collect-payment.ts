import type { Language } from '@mwc/contract/language/language'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { wordsIn } from '../../../words/server-words.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { countSlip } from './count-slip.ts'
import { findSlipCents, isSlip } from './counter-days.repo.ts'
import { chargeOf, decideCharge, findChargeByReference, moneyWithoutSlip, ownName, renameCharge } from '../money/charges.repo.ts'
import { findPayment, getPayment } from '../orders/payments.repo.ts'
import { bookCharge } from '../money/book-charge.ts'
import { recordPaymentAct, type PaymentDetail } from '../desk/record-payment-act.ts'
import { readDeskPayment } from '../desk/read-desk-payment.ts'
import { type MoneyDependencies, readyToNotify } from '../money/notify-of-money.ts'
import { isCollectable } from '../desk/payment-desk.rules.ts'

export type Slip = {
  id: string
  shiftId: string
  /** Of the session that collects: a shift is its own. */
  session: string
  reference: string
  amountCents: number
  collectedAt?: string | undefined
  note?: string | undefined
}

/**
 * Staff mark a NETS payment as collected, by the terminal's slip: an arrival of money under the terminal's reference.
 * So the machine's own word for it is no second payment, whichever comes first; nor is a line of a file. What came by either
 * word is only counted, with the amount that came.
 * Counts on the slip's day, or the next open one. Answers with the payment. Safe to repeat; with another amount it is refused.
 */
export async function collectPayment(
  deps: MoneyDependencies & Pick<Dependencies, 'gateways'>,
  by: StaffActor,
  slip: Slip,
  language: Language,
): Promise<PaymentDetail> {
  const { db, clock } = deps
  const { id, note } = slip
  const told = await readyToNotify(deps)
  return inTransaction(db, async (tx) => {
    const found = await findPayment(tx, id)
    if (!found) throw new Refusal('payments.notFound')
    if (found.method !== 'nets') throw new Refusal('payments.notCollectable')
    const member = await lockMember(tx, found.member_id)
    const payment = await getPayment(tx, id)
    const entered = await findSlipCents(tx, id, slip.reference)
    if (entered === slip.amountCents) return readDeskPayment(tx, id, by.role)
    if (entered !== undefined) throw otherAmount(language)
    const known = await chargeOf(tx, payment, slip.reference)
    // Its own slip was entered under another number, and is counted.
    if (known?.outcome === 'sameMoney') throw fieldRefusal('request.invalid', 'reference', 'invalid', language)
    // The close of the day adds up slips: one of another amount than what came would be a difference that nobody finds.
    if (known && known.amount_cents !== slip.amountCents) throw fieldRefusal('request.invalid', 'amountCents', 'invalid', language)
    const withoutSlip = known ? [] : await moneyWithoutSlip(tx, id)
    const alike = withoutSlip.filter(({ amount_cents }) => amount_cents === slip.amountCents)
    // Of a name that was made here no slip says anything: the amount alone tells that the slip is the one that is missing.
    const isOwn = (name: string) => deps.gateways.nets?.isOwnNumber?.(name, payment.gateway_handle) ?? false
    const counted = known ?? alike.find(({ charge_id }) => charge_id === payment.pay_number && isOwn(charge_id))
    const settled = alike.find(({ statement_line_id }) => statement_line_id !== null)
    const now = clock.now()
    const settledAt = slip.collectedAt === undefined ? now : Temporal.Instant.from(slip.collectedAt)
    const isBefore = Temporal.Instant.compare(settledAt, toInstant(payment.created_at)) < 0
    if (isBefore || Temporal.Instant.compare(settledAt, now) > 0) throw fieldRefusal('request.invalid', 'collectedAt', 'invalid', language)
    const count = await countSlip(tx, by, { ...slip, settledAt, now })
    return recordPaymentAct(tx, deps, by, { act: 'payments.collect', paymentId: id, note }, async () => {
      if (counted) return count(payment, counted.id)
      if (settled) {
        // The machine's own word for it, if it still comes, finds it under the slip's number.
        if (settled.told_at === null) await renameCharge(tx, settled.id, await nameOf(tx, payment, slip.reference))
        return count(payment, settled.id)
      }
      if (!isCollectable({ ...payment, slip_missing: false })) {
        if (withoutSlip.length === 0) throw new Refusal('payments.notCollectable')
        // A slip is missing, and this is not it: its number or its amount was mistyped.
        throw fieldRefusal('request.invalid', alike.length > 0 ? 'reference' : 'amountCents', 'invalid', language)
      }
      const chargeId = await nameOf(tx, payment, slip.reference)
      const charge = { chargeId, amountCents: slip.amountCents, currency: 'SGD', settledAt }
      const taken = await bookCharge(tx, told, payment, charge, member, now)
      if (!taken) return
      await decideCharge(tx, taken.id, { staffId: by.staffId, note: note ?? null, at: toDate(now) })
      await count(payment, taken.id)
    })
  })
}

/** Says where the first amount is decided on at the field itself: a form shows nothing else of a refusal. */
function otherAmount(language: Language): Refusal {
  const message = wordsIn(language).refusals['counter.otherAmount']
  return new Refusal('counter.otherAmount', { fields: [{ field: 'amountCents', problem: 'invalid', message }] })
}

/** What the money of a slip is called: terminals number their slips anew, so another terminal's or day's may be called so too. */
async function nameOf(tx: Tx, payment: PaymentRow, reference: string): Promise<string> {
  const other = await findChargeByReference(tx, payment.gateway, reference)
  if (!other) return reference
  if (await isSlip(tx, other.id)) return ownName(reference, payment)
  throw new Refusal('payments.referenceUsed')
}
