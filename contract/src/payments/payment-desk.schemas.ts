import * as z from 'zod/mini'
import { line } from '../fields/line.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { moneyOutcomes, paymentMethods, paymentStates, reviewReasons } from './payment-kinds.ts'
import { promoCode } from '../promos/promo-code.fields.ts'
import { day, filterDay } from '../time/day.fields.ts'
import { moment } from '../time/moment.fields.ts'

const id = z.uuid({ error: 'invalid' })

/** A reference as it stands on a slip or a statement: upper case, spaces dropped, so that it is the same however it is typed. */
export const reference = z.string({ error: 'required' }).check(
  z.overwrite((text) => text.replace(/\s+/g, '').toUpperCase()),
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(60, { error: 'tooLong', abort: true }),
  z.regex(/^[A-Z0-9][A-Z0-9./_-]*$/, { error: 'invalid' }),
)

/** Why it was decided so; kept with the money and in the log. */
export const note = line(500)

const paymentFields = {
  id: z.uuid(),
  transactionNumber: z.string(),
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  plan: z.enum(planCodes),
  months: z.int(),
  freeMonths: z.int(),
  /** Singapore cents. */
  amountCents: z.int(),
  promoCode: z.nullable(z.string()),
  /** The gateway's reference. */
  payNumber: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** Dates of the term that it made, unless that was voided. */
  validFrom: z.nullable(day),
  validTo: z.nullable(day),
  /** Whether money of it waits for a decision. */
  underReview: z.boolean(),
  member: z.object({ id: z.uuid(), memberNumber: z.string(), fullName: z.string(), mobile: z.nullable(z.string()) }),
}

/** A payment as the desk sees it. */
export const deskPayment = z.object(paymentFields)
export type DeskPayment = z.infer<typeof deskPayment>

/** A NETS machine at a place of the centre, and the day in Singapore in whose close a slip of it counts. */
const counted = z.object({ placeName: z.string(), terminalName: z.string(), day })

/** A slip that staff entered by hand for the same payment, of the same amount: probably the same money. */
const likeSlip = z.object({
  reference: z.string(),
  /** When the terminal took it. */
  takenAt: z.iso.datetime(),
  /** Staff user name. */
  enteredBy: z.string(),
  placeName: z.string(),
  terminalName: z.string(),
})
export type LikeSlip = z.infer<typeof likeSlip>

export const moneyOutcome = z.enum(moneyOutcomes)

const arrivalFields = {
  id: z.uuid(),
  /** The gateway's or the terminal's own reference of this arrival. */
  reference: z.string(),
  /** In hundredths of the currency; below 0 for a part that was sent back at the gateway. */
  amountCents: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  settledAt: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  outcome: moneyOutcome,
  reviewReason: z.nullable(z.enum(reviewReasons)),
  /** What staff decided, when and why; null where the programme decided by itself. */
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  refundReference: z.nullable(z.string()),
  /** Where staff collected it; null where it came another way. */
  counter: z.nullable(counted),
  /** Of money that waits as a second payment; null where none is like it. */
  likeSlip: z.nullable(likeSlip),
}

/** One arrival of money. */
export const arrival = z.object(arrivalFields)
export type Arrival = z.infer<typeof arrival>

/** What a reader may do with a payment. */
export const paymentActs = ['collect', 'refund'] as const

/** A payment with all money that came for it, oldest first, and what its reader may do. */
export const deskPaymentDetail = z.object({
  ...paymentFields,
  arrivals: z.array(arrival),
  /** How staff took its term back; its money is not sent back by that. Null where its term stands, or was refunded. */
  takenBack: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), reason: z.nullable(z.string()) })),
  may: z.array(z.enum(paymentActs)),
})

/** What a reader may do with money that waits: `same` where it is like a slip, `honour` where it can make a term. */
export const moneyActs = ['honour', 'refund', 'same'] as const

/** Money that waits for a decision, with its payment. */
export const review = z.object({ ...arrivalFields, may: z.array(z.enum(moneyActs)), payment: deskPayment })

export type DeskPaymentDetail = z.infer<typeof deskPaymentDetail>
export type Review = z.infer<typeof review>

export const listDeskPaymentsInput = z.object({
  ...listFields(['createdAt', 'paidAt', 'amountCents'], '-createdAt'),
  memberId: z.optional(id),
  search: z.optional(line(100)),
  state: z.optional(z.enum(paymentStates, { error: 'choose' })),
  method: z.optional(z.enum(paymentMethods, { error: 'choose' })),
  /** First and last day in Singapore on which it was started. */
  from: z.optional(filterDay),
  to: z.optional(filterDay),
  /** First and last day in Singapore on which it was paid. */
  paidFrom: z.optional(filterDay),
  paidTo: z.optional(filterDay),
  /** Where staff collected it. */
  placeId: z.optional(id),
  terminalId: z.optional(id),
  promoCode: z.optional(promoCode),
  /** Singapore cents that were asked for. */
  amountCents: z.optional(z.coerce.number({ error: 'integersOnly' }).check(z.int({ error: 'integersOnly' }), z.gte(0), z.lte(10_000_000))),
})

export const listDeskPaymentsOutput = listOf(deskPayment)

export const readDeskPaymentInput = z.object({ id })

export const listReviewsInput = z.object(listFields(['receivedAt'], 'receivedAt'))

export const listReviewsOutput = listOf(review)

export const honourMoneyInput = z.object({ id, note })

export const returnMoneyInput = z.object({ id, note, reference })

export const noteSameMoneyInput = z.object({ id, note })

export const collectPaymentInput = z.object({
  id,
  /** The shift of whoever collects: its place and terminal stand with the money. */
  shiftId: id,
  reference,
  /** Singapore cents on the slip; another amount than was asked is put under review. */
  amountCents: z.int({ error: 'integersOnly' }).check(z.gte(1), z.lte(10_000_000)),
  /** When the terminal took it; now, where it is left out. */
  collectedAt: z.optional(moment),
  note: z.optional(note),
})

export const refundPaymentInput = z.object({ id, note, reference })
