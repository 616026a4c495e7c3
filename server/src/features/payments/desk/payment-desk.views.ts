import type { Arrival, DeskPayment } from '@mwc/contract/payments/payment-desk.schemas'
import { showPaymentFacts } from '../orders/show-payment-facts.ts'
import type { ArrivalRow, DeskPaymentRow } from './payment-desk.repo.ts'

export function deskPaymentView(row: DeskPaymentRow): DeskPayment {
  return {
    ...showPaymentFacts(row),
    failureReason: row.failure_reason,
    underReview: Boolean(row.under_review),
    member: { id: row.member_id, memberNumber: row.member_number, fullName: row.full_name, mobile: row.mobile },
  }
}

export function arrivalView(row: ArrivalRow): Arrival {
  return {
    id: row.id,
    reference: row.charge_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    settledAt: row.settled_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    outcome: row.outcome,
    reviewReason: row.review_reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.username,
    note: row.decision_note,
    refundReference: row.refund_reference,
  }
}
