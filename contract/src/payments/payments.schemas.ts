import * as z from 'zod/mini'
import { idempotencyKey } from '../fields/idempotency-key.fields.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { chosenMethods, paymentMethods, paymentStates } from './payment-kinds.ts'
import { promoCode } from '../promos/promo-code.fields.ts'
import { day } from '../time/day.fields.ts'

/** Singapore cents, an integer of 0 or more. */
const cents = z.int().check(z.nonnegative())

const plan = z.enum(planCodes, { error: 'choose' })

/** What a plan would cost and cover if it were paid today (Asia/Singapore). */
export const quote = z.object({
  plan,
  /** Months of the plan, without the promo's. */
  months: z.int(),
  priceCents: cents,
  discountCents: cents,
  totalCents: cents,
  freeMonths: z.int(),
  promoCode: z.nullable(z.string()),
  firstDay: day,
  lastDay: day,
})
export type Quote = z.infer<typeof quote>

/** The order that a member has open: paying in another way goes on with it. */
export const openOrder = z.object({
  /** Its latest payment, from which a fresh one is made (`retryPayment`). */
  paymentId: z.uuid(),
  method: z.enum(paymentMethods),
  plan,
  promoCode: z.nullable(z.string()),
  /** The promise at opening, with the dates if paid today. Null once it takes no payments: quote anew. */
  quote: z.nullable(quote),
  /** Whether that payment itself can be gone on with: not once its money went back. */
  canContinue: z._default(z.boolean(), true),
})
export type OpenOrder = z.infer<typeof openOrder>

/** One attempt to settle an order, as the member sees it. */
export const payment = z.object({
  id: z.uuid(),
  /** Counts up with every change; a long poll names the one it has. */
  version: z.int(),
  transactionNumber: z.string(),
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  plan,
  months: z.int(),
  freeMonths: z.int(),
  amountCents: cents,
  promoCode: z.nullable(z.string()),
  /** The gateway's reference; null until the gateway answered. */
  payNumber: z.nullable(z.string()),
  /** The text of the QR (SGQR, EMVCo); null until the gateway answered and once the payment has ended. */
  qrText: z.nullable(z.string()),
  /** Whose name the bank app shows for this QR; null where there is no QR, or nobody knows. */
  payee: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** Dates of the term that it made. */
  validFrom: z.nullable(day),
  validTo: z.nullable(day),
  /** Money arrived that staff look at: a second payment, another amount, or one that came too late. */
  moneyUnderReview: z.boolean(),
  /** What came of it; null where none did, or of another currency. Absent in what older builds keep. */
  cameCents: z._default(z.nullable(cents), null),
  /** The money that made its months, or that went back: mostly what was asked. Null and absent as above. */
  settledCents: z._default(z.nullable(cents), null),
  /** Money under review came for months that are paid already. Absent in what older builds keep. */
  cameTwice: z._default(z.boolean(), false),
  /** Of a paid one, other money that came for it and went back. Null where none did, or of another currency; absent as above. */
  extraSentBackCents: z._default(z.nullable(cents), null),
  /** Whether its order is still open, so that it can be continued or tried again. */
  canContinue: z.boolean(),
  /** Ended without money, and another of the member's payments was paid since its start. Absent in what older builds keep. */
  paidSince: z._default(z.boolean(), false),
  /** Money may come any moment: it waits, or ended with its QR code less than a day ago. Absent in what older builds keep. */
  mayStillCome: z._default(z.boolean(), false),
  /** Ended with its QR code less than a day ago, and another was paid since: money for it would come twice. Absent as above. */
  mayComeTwice: z._default(z.boolean(), false),
  /** It has no money, and began while it might come, or had come, for an earlier one of the member's. Absent as above. */
  earlierMayCome: z._default(z.boolean(), false),
  /** Paid, though another of the member's had made months since its start: both count. Absent as above. */
  paidBeside: z._default(z.boolean(), false),
  /** The server's clock at this answer, for the countdown. */
  serverTime: z.iso.datetime(),
})
export type Payment = z.infer<typeof payment>

const paymentRef = z.uuid()

export const paymentOptionsInput = z.object({})

export const paymentOptionsOutput = z.object({
  plans: z.array(quote),
  methods: z.array(z.enum(chosenMethods)),
  /** Whether the prices are the seed data's examples. */
  examplePrices: z.boolean(),
  /** Null when nothing is open, and while money for it is under review. */
  openOrder: z.nullable(openOrder),
  /** The latest payment whose money may come: asked about before another takes its place. Absent in older answers. */
  mayBePaidId: z._default(z.nullable(z.uuid()), null),
})

export const quotePaymentInput = z.object({ plan, promoCode: z.optional(promoCode) })

export const startPaymentInput = z.object({
  idempotencyKey,
  plan,
  method: z.enum(chosenMethods, { error: 'choose' }),
  promoCode: z.optional(promoCode),
  /** The total that the member was shown; another price is refused instead of charged. */
  expectedTotalCents: cents,
})

export const retryPaymentInput = z.object({ id: paymentRef, idempotencyKey, method: z.enum(chosenMethods, { error: 'choose' }) })

export const cancelPaymentInput = z.object({ id: paymentRef })

export const readPaymentInput = z.object({ id: paymentRef, after: z.optional(z.coerce.number().check(z.int(), z.nonnegative())) })

export const listPaymentsInput = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })

export const listPaymentsOutput = z.object({ payments: z.array(payment), nextCursor: z.nullable(z.string()) })
