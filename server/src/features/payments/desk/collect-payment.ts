import type { Language } from '@mwc/contract/language/language'
import { inTransaction } from '../../../database/in-transaction.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { decideCharge, findChargeByReference } from '../money/charges.repo.ts'
import { findPayment } from '../orders/payments.repo.ts'
import { bookCharge } from '../money/book-charge.ts'
import { recordPaymentAct, type PaymentDetail } from './record-payment-act.ts'
import { readDeskPayment } from './read-desk-payment.ts'
import { type MoneyDependencies, readyToNotify } from '../money/notify-of-money.ts'
import { isCollectable } from './payment-desk.rules.ts'

export type Slip = { id: string; reference: string; amountCents: number; collectedAt?: string | undefined; note?: string | undefined }

/**
 * Staff mark a NETS payment as collected, by the terminal's slip: an arrival of money under the terminal's reference.
 * So the machine's own word for it later is no second payment. Answers with the payment. Safe to repeat.
 */
export async function collectPayment(
  deps: MoneyDependencies,
  by: StaffActor,
  { id, reference, amountCents, collectedAt, note }: Slip,
  language: Language,
): Promise<PaymentDetail> {
  const { db, clock } = deps
  const told = await readyToNotify(deps)
  return inTransaction(db, async (tx) => {
    const found = await findPayment(tx, id)
    if (!found) throw new Refusal('payments.notFound')
    if (found.method !== 'nets') throw new Refusal('payments.notCollectable')
    const member = await lockMember(tx, found.member_id)
    const known = await findChargeByReference(tx, found.gateway, reference)
    if (known && known.payment_id !== id) throw new Refusal('payments.referenceUsed')
    const payment = await findPayment(tx, id)
    if (known || !payment) return readDeskPayment(tx, id, by.role)
    if (!isCollectable(payment)) throw new Refusal('payments.notCollectable')
    const now = clock.now()
    const settledAt = collectedAt === undefined ? now : Temporal.Instant.from(collectedAt)
    const isBefore = Temporal.Instant.compare(settledAt, toInstant(payment.created_at)) < 0
    if (isBefore || Temporal.Instant.compare(settledAt, now) > 0) throw fieldRefusal('request.invalid', 'collectedAt', 'invalid', language)
    return recordPaymentAct(tx, deps, by, { act: 'payments.collect', paymentId: id, note }, async () => {
      const taken = await bookCharge(tx, told, payment, { chargeId: reference, amountCents, currency: 'SGD', settledAt }, member, now)
      if (taken) await decideCharge(tx, taken.id, { staffId: by.staffId, note: note ?? null, at: toDate(now) })
    })
  })
}
