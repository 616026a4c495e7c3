import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { idempotencyKey } from '../fields/idempotency-key.ts'
import { day } from '../membership/membership.ts'
import { normalisePromoCode } from '../promos/promo-code.ts'

export const planCodes = ['6months', '1year'] as const
export type PlanCode = (typeof planCodes)[number]

export const paymentMethods = ['paynow', 'nets', 'promo'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** The methods that a member chooses from; `promo` is what a code that covers the whole price is booked as. */
export const chosenMethods = ['paynow', 'nets'] as const

/**
 * `awaiting` → `paid`, `failed`, `expired` or `cancelled`; each of the last three → `paid` (honoured late) or `toReview`;
 * `toReview` → `paid` or `refunded`; `paid` → `refunded`.
 */
export const paymentStates = ['awaiting', 'paid', 'failed', 'expired', 'cancelled', 'toReview', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Singapore cents, an integer of 0 or more. */
const cents = z.int().check(z.nonnegative())

export const promoCode = z.string().check(
  z.overwrite((text: string) => normalisePromoCode(text) ?? ''),
  z.minLength(1, { error: 'promo' }),
)
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
  /** What was promised when it was opened, with the dates if paid today; null once it takes no more payments: the same is then quoted anew. */
  quote: z.nullable(quote),
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
  /** Whether its order is still open, so that it can be continued or tried again. */
  canContinue: z.boolean(),
  /** The server's clock at this answer, for the countdown. */
  serverTime: z.iso.datetime(),
})
export type Payment = z.infer<typeof payment>

const paymentRef = z.uuid()

/** Why a promo code may be refused; each has words of its own. */
const promoRefusals = [
  'promos.format',
  'promos.unknown',
  'promos.notStarted',
  'promos.ended',
  'promos.usedUp',
  'promos.usedByMember',
  'promos.onlyNewMembers',
  'promos.onlyRenewals',
  'promos.otherPlan',
  'promos.tooLittleLeft',
] as const

export const paymentOptions = defineEndpoint({
  method: 'GET',
  path: '/h5/payments/options',
  summary: 'The plans with their dates if paid today, the methods that work now, and the order that is open.',
  access: 'member',
  input: z.object({}),
  output: z.object({
    plans: z.array(quote),
    methods: z.array(z.enum(chosenMethods)),
    /** Whether the prices are the seed data's examples. */
    examplePrices: z.boolean(),
    /** Null when nothing is open, and while money for it is under review. */
    openOrder: z.nullable(openOrder),
  }),
  refusals: ['payments.deactivated'],
})

export const quotePayment = defineEndpoint({
  method: 'POST',
  path: '/h5/payments/quote',
  summary: 'What a plan costs with a promo code, and the dates it would cover if paid today. Reserves nothing.',
  access: 'member',
  input: z.object({ plan, promoCode: z.optional(promoCode) }),
  output: quote,
  refusals: ['payments.planWithdrawn', 'payments.deactivated', ...promoRefusals, 'request.tooMany'],
})

export const startPayment = defineEndpoint({
  method: 'POST',
  path: '/h5/payments',
  summary:
    'Open an order (cancelling the open one of other content) and a payment on it; where one of the same method waits already, that one. Safe to repeat with the same key.',
  access: 'member',
  input: z.object({
    idempotencyKey,
    plan,
    method: z.enum(chosenMethods, { error: 'choose' }),
    promoCode: z.optional(promoCode),
    /** The total that the member was shown; another price is refused instead of charged. */
    expectedTotalCents: cents,
  }),
  output: payment,
  refusals: [
    'payments.planWithdrawn',
    'payments.priceChanged',
    'payments.keyReused',
    'payments.methodsUnavailable',
    'payments.deactivated',
    'payments.hourLimit',
    'payments.dayLimit',
    ...promoRefusals,
    'request.tooMany',
  ],
})

export const retryPayment = defineEndpoint({
  method: 'POST',
  path: '/h5/payments/:id/retry',
  summary:
    'A fresh payment on the same order: a new QR, or another method. Keeps the promo that the order reserved. Where this one made place for another already, the one that waits.',
  access: 'member',
  input: z.object({ id: paymentRef, idempotencyKey, method: z.enum(chosenMethods, { error: 'choose' }) }),
  output: payment,
  refusals: [
    'payments.notFound',
    'payments.orderEnded',
    'payments.keyReused',
    'payments.methodsUnavailable',
    'payments.deactivated',
    'payments.hourLimit',
    'payments.dayLimit',
  ],
})

export const cancelPayment = defineEndpoint({
  method: 'POST',
  path: '/h5/payments/:id/cancel',
  summary: 'Give up the open order of this payment: its promo is free again. Money that still arrives is not lost.',
  access: 'member',
  input: z.object({ id: paymentRef }),
  output: payment,
  refusals: ['payments.notFound', 'payments.orderEnded'],
})

export const readPayment = defineEndpoint({
  method: 'GET',
  path: '/h5/payments/:id',
  summary: 'One payment. With `after` (the version at hand) the answer waits up to 25 s for a change.',
  access: 'member',
  input: z.object({ id: paymentRef, after: z.optional(z.coerce.number().check(z.int(), z.nonnegative())) }),
  output: payment,
  refusals: ['payments.notFound'],
})

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/h5/payments',
  summary: 'The transaction history, newest first.',
  access: 'member',
  input: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  output: z.object({ payments: z.array(payment), nextCursor: z.nullable(z.string()) }),
  refusals: ['request.invalid'],
})
