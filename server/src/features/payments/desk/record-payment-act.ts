import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { LogAct } from '@mwc/contract/log/acts'
import type { readDeskPayment as endpoint } from '@mwc/contract/payments/payment-desk.calls'
import type { Tx } from '../../../database/database.ts'
import { recordAct, type Recording } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { readDeskPayment } from './read-desk-payment.ts'

export type PaymentDetail = OutputOf<typeof endpoint>

/** What the log keeps of a payment: numbers and states, no person. */
function loggedOf({ id, transactionNumber, state, amountCents, validFrom, validTo, arrivals }: PaymentDetail) {
  const money = arrivals.map(({ reference, amountCents: cents, currency, outcome, reviewReason, note, refundReference, counter }) => ({
    reference,
    amountCents: cents,
    currency,
    outcome,
    reviewReason,
    note,
    refundReference,
    counter,
  }))
  return { id, transactionNumber, state, amountCents, validFrom, validTo, money }
}

/** Does what staff decided on a payment, its member locked, records it, and answers with the payment as it is then. */
export async function recordPaymentAct(
  tx: Tx,
  deps: Recording,
  by: StaffActor,
  { act, paymentId, note }: { act: LogAct; paymentId: string; note: string | undefined },
  change: () => Promise<void>,
): Promise<PaymentDetail> {
  const before = await readDeskPayment(tx, paymentId, by.role)
  await change()
  const after = await readDeskPayment(tx, paymentId, by.role)
  const record = { kind: 'payment', id: paymentId } as const
  const memberId = after.member.id
  await recordAct(tx, deps, by, { act, record, memberId, reason: note, before: loggedOf(before), after: loggedOf(after) })
  return after
}

/** Records that staff started a payment for its member. */
export async function recordPaymentStart(tx: Tx, deps: Recording, by: StaffActor, paymentId: string): Promise<void> {
  const after = await readDeskPayment(tx, paymentId, by.role)
  const record = { kind: 'payment', id: paymentId } as const
  await recordAct(tx, deps, by, { act: 'payments.start', record, memberId: after.member.id, before: null, after: loggedOf(after) })
}
