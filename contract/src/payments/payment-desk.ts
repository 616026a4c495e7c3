import * as z from 'zod/mini'
import { defineEndpoint, type StaffRole } from '../endpoint/endpoint.ts'
import { day } from '../membership/membership.ts'
import { moment } from '../time/moment.ts'
import { paged } from '../fields/paging.ts'
import { paymentMethods, paymentStates, planCodes } from './payments.ts'

const readers: readonly StaffRole[] = ['admin', 'finance', 'membership', 'support']
/** Who may decide on money. */
const deciders: readonly StaffRole[] = ['admin', 'finance']

/**
 * Why an arrival of money is looked at by staff: another amount than was asked, another currency than SGD, a second payment of what was
 * paid already, late money whose promo code others have used up meanwhile, an account that is closed, money under the name of what another
 * payment got, or a part of the money that was sent back at the gateway.
 */
export const reviewReasons = [
  'wrongAmount',
  'wrongCurrency',
  'secondPayment',
  'promoGone',
  'memberGone',
  'nameOfAnother',
  'partlySentBack',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

const id = z.uuid({ error: 'invalid' })
/** One line of any script, without control characters. */
const line = (max: number) =>
  z
    .string({ error: 'required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(max, { error: 'tooLong', abort: true }),
      z.regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, { error: 'invalid' }),
    )
/** A reference as it stands on a slip or a statement: upper case, spaces dropped, so that it is the same however it is typed. */
const reference = z.string({ error: 'required' }).check(
  z.overwrite((text) => text.replace(/\s+/g, '').toUpperCase()),
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(60, { error: 'tooLong', abort: true }),
  z.regex(/^[A-Z0-9][A-Z0-9./_-]*$/, { error: 'invalid' }),
)
/** A day in Singapore of this century. */
const filterDay = z.iso.date({ error: 'date' }).check(z.regex(/^20/, { error: 'date' }))
/** Why it was decided so; kept with the money and in the audit log. */
const note = line(500)

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
  outcome: z.enum(['honoured', 'toReview', 'refunded']),
  reviewReason: z.nullable(z.enum(reviewReasons)),
  /** What staff decided, when and why; null where the programme decided by itself. */
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  refundReference: z.nullable(z.string()),
}

/** One arrival of money. */
export const arrival = z.object(arrivalFields)
export type Arrival = z.infer<typeof arrival>

/** A payment with all money that came for it, oldest first. */
export const deskPaymentDetail = z.object({ ...paymentFields, arrivals: z.array(arrival) })

/** Money that waits for a decision, with its payment. `mayHonour` is false where it can only be sent back. */
export const review = z.object({ ...arrivalFields, mayHonour: z.boolean(), payment: deskPayment })

export const listDeskPayments = defineEndpoint({
  method: 'GET',
  path: '/desk/payments',
  summary: 'Payments, newest first. `search` finds transaction, pay and member numbers, references of money, mobile numbers and names.',
  access: 'staff',
  roles: readers,
  input: z.object({
    ...paged,
    search: z.optional(line(100)),
    state: z.optional(z.enum(paymentStates, { error: 'choose' })),
    method: z.optional(z.enum(paymentMethods, { error: 'choose' })),
    /** First and last day in Singapore on which it was started. */
    from: z.optional(filterDay),
    to: z.optional(filterDay),
  }),
  output: z.object({ payments: z.array(deskPayment), total: z.int() }),
  refusals: ['staff.notAllowed'],
})

export const readDeskPayment = defineEndpoint({
  method: 'GET',
  path: '/desk/payments/:id',
  summary: 'One payment with all money that came for it.',
  access: 'staff',
  roles: readers,
  input: z.object({ id }),
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'staff.notAllowed'],
})

export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/desk/payment-reviews',
  summary: 'Money that waits for a decision, the longest first.',
  access: 'staff',
  roles: readers,
  input: z.object(paged),
  output: z.object({ reviews: z.array(review), total: z.int() }),
  refusals: ['staff.notAllowed'],
})

export const honourMoney = defineEndpoint({
  method: 'POST',
  path: '/desk/payment-reviews/:id/honour',
  summary:
    'Let money under review make the term of its payment, from the day on which it was paid. Free months of a promo only if the code can still be taken under its limits. Safe to repeat.',
  access: 'staff',
  roles: deciders,
  input: z.object({ id, note }),
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'payments.reviewed', 'payments.onlyRefund', 'staff.notAllowed'],
})

export const returnMoney = defineEndpoint({
  method: 'POST',
  path: '/desk/payment-reviews/:id/refund',
  summary: 'Note that money under review was sent back, with the reference of the transfer. Safe to repeat.',
  access: 'staff',
  roles: deciders,
  input: z.object({ id, note, reference }),
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'payments.reviewed', 'staff.notAllowed'],
})

export const collectPayment = defineEndpoint({
  method: 'POST',
  path: '/desk/payments/:id/collect',
  summary: "Mark a NETS payment as collected, with the reference and the amount on the terminal's slip. Safe to repeat.",
  access: 'staff',
  roles: deciders,
  input: z.object({
    id,
    reference,
    /** Singapore cents on the slip; another amount than was asked is put under review. */
    amountCents: z.int({ error: 'integersOnly' }).check(z.gte(1), z.lte(10_000_000)),
    /** When the terminal took it; now, where it is left out. */
    collectedAt: z.optional(moment),
    note: z.optional(note),
  }),
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'payments.notCollectable', 'payments.referenceUsed', 'request.invalid', 'staff.notAllowed'],
})

export const refundPayment = defineEndpoint({
  method: 'POST',
  path: '/desk/payments/:id/refund',
  summary:
    'Note that the money of a paid payment was sent back: money taken by mistake. Voids its term; later terms of its run move up. Safe to repeat.',
  access: 'staff',
  roles: deciders,
  input: z.object({ id, note, reference }),
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'payments.notRefundable', 'staff.notAllowed'],
})
