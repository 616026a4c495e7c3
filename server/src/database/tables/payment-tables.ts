import type { MoneyOutcome, PaymentMethod, PaymentState, ReviewReason } from '@mwc/contract/payments/payment-kinds'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { TermSource } from '@mwc/contract/members/term-sources'
import type { Generated } from 'kysely'
import type { Day, Moment, NullableMoment, NullableText } from './column-types.ts'

export type PlanTable = {
  code: PlanCode
  months: number
  price_cents: number
  active: boolean
  is_example: boolean
  position: number
  /** Counts the edits of prices. */
  version: Generated<number>
}

export type OrderTable = {
  id: string
  member_id: string
  plan_code: PlanCode
  months: number
  price_cents: number
  discount_cents: number
  total_cents: number
  free_months: number
  promo_id: string | null
  promo_code: string | null
  state: 'open' | 'settled' | 'cancelled' | 'ended'
  created_at: Moment
  ended_at: NullableMoment
}

export type PaymentTable = {
  id: string
  order_id: string
  member_id: string
  /** Counts the payments of an order from 1; the last one is the one to go on with. */
  attempt: number
  transaction_number: string
  method: PaymentMethod
  gateway: string
  state: PaymentState
  amount_cents: number
  pay_number: string | null
  /** What the gateway has to be shown when it is asked, where that is more than the pay number. */
  gateway_handle: string | null
  qr_text: string | null
  version: Generated<number>
  idempotency_key: string
  /** Digest of what the key was first used with. */
  request_digest: string
  failure_reason: string | null
  created_at: Moment
  expires_at: Moment
  /** The gateway's settlement time. */
  settled_at: NullableMoment
  /** Its order's; set by the database. */
  promo_code: Generated<string | null>
  /** When to ask the gateway next; null once its end is known. */
  query_after: NullableMoment
  /** When it stopped waiting; null while it is awaiting. */
  ended_at: NullableMoment
  /** When the gateway last answered a question about it. */
  asked_at: NullableMoment
  /** When the member was reminded that its time ends. */
  reminded_at: NullableMoment
  /** The terminal at which staff collected it. */
  terminal_id: string | null
}

/** The keys of starts that were answered with a payment that waited already, each with the digest of what it was sent with. */
export type PaymentKeyTable = {
  member_id: string
  idempotency_key: string
  request_digest: string
  payment_id: string
  created_at: Moment
}

/** One arrival of money; the gateway's charge id makes a repeated report the same arrival. */
export type ChargeTable = {
  id: string
  gateway: string
  /** `id@transaction number` where another payment's money has this id, a refund's id where a part was sent back. */
  charge_id: string
  payment_id: string
  /** Below 0 for a part that was sent back at the gateway; all of it sent back is an outcome. */
  amount_cents: number
  /** Of a part that was sent back: the money of which it is one. */
  part_of: NullableText
  currency: string
  settled_at: Moment
  received_at: Moment
  outcome: MoneyOutcome
  /** Of `sameMoney`: the money of a slip that it is, told of a second time. */
  same_as: NullableText
  review_reason: ReviewReason | null
  /** Staff who collected, honoured or returned it by hand. */
  decided_at: NullableMoment
  decided_by: string | null
  decision_note: string | null
  /** Of the transfer that sent the money back. */
  refund_reference: string | null
  /** The line of a bank's or NETS file that settled it; null where it came another way. */
  statement_line_id: NullableText
  /** When the gateway told of what a line had settled: since then it has the gateway's name. */
  told_at: NullableMoment
}

export type TermTable = {
  id: string
  member_id: string
  first_day: Day
  last_day: Day
  months: number
  source: TermSource
  payment_id: string | null
  created_at: Moment
  voided_at: NullableMoment
  void_reason: string | null
  /** Of months that staff gave: the key of the call. */
  request_key: NullableText
  /** The entry of the log by which staff took it back; null where it was voided otherwise. */
  taken_back_act: NullableText
}

/** What was last heard of a gateway, for staff: it is noted now and then. */
export type GatewayWordTable = {
  gateway: string
  called_at: NullableMoment
  asked_at: NullableMoment
  answered_at: NullableMoment
  /** Questions in a row that found nobody, since `answered_at`. */
  faults: Generated<number>
  failed_at: NullableMoment
  fault: NullableText
}

/** The plan that each member paid for last, written by triggers; nobody who never paid. */
export type MemberPlanTable = { member_id: string; plan_code: string }

export type PaymentTables = {
  plan: PlanTable
  member_plan: MemberPlanTable
  member_order: OrderTable
  payment: PaymentTable
  payment_key: PaymentKeyTable
  charge: ChargeTable
  gateway_word: GatewayWordTable
  term: TermTable
}
