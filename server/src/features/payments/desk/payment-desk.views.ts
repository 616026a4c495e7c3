import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import * as calls from '@mwc/contract/payments/payment-desk.calls'
import type { Arrival, DeskPayment, DeskPaymentDetail, LikeSlip, Review } from '@mwc/contract/payments/payment-desk.schemas'
import { showPaymentFacts } from '../orders/show-payment-facts.ts'
import type { LikeSlipRow } from './like-slips.repo.ts'
import type { ArrivalRow, DeskPaymentRow, findTakenBack } from './payment-desk.repo.ts'
import { isCollectable, isHonourable, isRefundable } from './payment-desk.rules.ts'

export function deskPaymentView(row: DeskPaymentRow): DeskPayment {
  return {
    ...showPaymentFacts(row),
    failureReason: row.failure_reason,
    underReview: Boolean(row.under_review),
    member: { id: row.member_id, memberNumber: row.member_number, fullName: row.full_name, mobile: row.mobile },
  }
}

const likeSlipView = (row: LikeSlipRow): LikeSlip => ({
  reference: row.reference,
  takenAt: row.taken_at.toISOString(),
  enteredBy: row.username,
  placeName: row.place_name,
  terminalName: row.terminal_name,
})

/** @param likes slips that were entered by hand and are like some of the money */
export function arrivalView(row: ArrivalRow, likes: readonly LikeSlipRow[]): Arrival {
  const like = likes.find(({ charge_id }) => charge_id === row.id)
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
    counter: row.counted_on === null ? null : { day: row.counted_on, placeName: row.place_name, terminalName: row.terminal_name ?? '' },
    likeSlip: like ? likeSlipView(like) : null,
  }
}

/** How a term was taken back by staff, where it was. */
export function takenBackView(row: Awaited<ReturnType<typeof findTakenBack>>): DeskPaymentDetail['takenBack'] {
  if (!row?.voided_at) return null
  return { at: row.voided_at.toISOString(), by: row.username, reason: row.void_reason }
}

/** What a role may do with a payment, by the rules of the verbs. */
export function paymentActsFor(role: StaffRole, payment: DeskPaymentRow): DeskPaymentDetail['may'] {
  const may: DeskPaymentDetail['may'] = []
  if (mayCall(calls.collectPayment, role) && isCollectable(payment)) may.push('collect')
  if (mayCall(calls.refundPayment, role) && isRefundable(payment)) may.push('refund')
  return may
}

/**
 * What a role may do with money under review, by the rules of the verbs.
 * @param likes slips that were entered by hand and are like some of the money
 */
export function moneyActsFor(role: StaffRole, charge: ArrivalRow, payment: DeskPaymentRow, likes: readonly LikeSlipRow[]): Review['may'] {
  const may: Review['may'] = []
  const member = { closed: payment.member_closed_at !== null }
  if (mayCall(calls.honourMoney, role) && isHonourable({ amountCents: charge.amount_cents }, payment, member)) may.push('honour')
  if (mayCall(calls.returnMoney, role)) may.push('refund')
  if (mayCall(calls.noteSameMoney, role) && likes.some(({ charge_id }) => charge_id === charge.id)) may.push('same')
  return may
}
