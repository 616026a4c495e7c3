import * as z from 'zod/mini'
import type { GatewayCharge, GatewayRefund, GatewayReport } from '../ports/payment-gateway.ts'

const name = z.string().check(z.minLength(1), z.maxLength(255))
/** Unix seconds up to the end of the year 9999. */
const seconds = z.int().check(z.gte(0), z.lte(253_402_300_799))
const refund = z.object({ id: name, amount: z.int(), status: z.nullish(z.string()), created: seconds })
const charge = z.object({
  id: name,
  created: seconds,
  balance_transaction: z.nullish(z.union([z.string(), z.object({ created: seconds })])),
  refunds: z.nullish(z.object({ data: z.array(refund) })),
})

/** The part of a PaymentIntent that is read, as events and answers carry it. */
export const stripeIntent = z.object({
  id: name,
  status: z.string(),
  amount_received: z.int(),
  currency: z.string(),
  created: seconds,
  latest_charge: z.nullish(z.union([name, charge])),
  metadata: z.nullish(z.object({ transactionNumber: z.optional(z.string()) })),
  last_payment_error: z.nullish(z.object({ code: z.nullish(z.string()) })),
  cancellation_reason: z.nullish(z.string()),
})
type StripeIntent = z.output<typeof stripeIntent>

/** The part of a charge or a refund that says which intent it belongs to. */
export const stripePart = z.object({ payment_intent: z.nullish(z.union([name, z.object({ id: name })])) })

/** An event; `account` is there where it is about an account of somebody else that is connected to ours. */
export const stripeEvent = z.object({
  type: z.string(),
  created: seconds,
  account: z.nullish(z.string()),
  livemode: z.optional(z.boolean()),
  data: z.object({ object: z.unknown() }),
})

const instant = (unixSeconds: number) => Temporal.Instant.fromEpochMilliseconds(unixSeconds * 1000)

/** The money of an intent; `toldAt` is the moment of the event that told of it, Unix seconds. */
function chargesOf(intent: StripeIntent, toldAt?: number): GatewayCharge[] {
  const { latest_charge: of } = intent
  if (intent.status !== 'succeeded' || !of) return []
  const whole = typeof of === 'object' ? of : null
  const booked = typeof whole?.balance_transaction === 'object' ? whole.balance_transaction?.created : undefined
  return [
    {
      chargeId: whole?.id ?? String(of),
      amountCents: intent.amount_received,
      currency: intent.currency.toUpperCase(),
      settledAt: instant(toldAt ?? booked ?? whole?.created ?? intent.created),
    },
  ]
}

/** What was sent back of it for good; a refund that is under way may still fail. */
function refundsOf({ latest_charge: of }: StripeIntent): GatewayRefund[] {
  if (typeof of !== 'object' || !of?.refunds) return []
  const done = of.refunds.data.filter(({ status }) => status === 'succeeded')
  return done.map(({ id, amount, created }) => ({ refundId: id, chargeId: of.id, amountCents: amount, refundedAt: instant(created) }))
}

/** What an intent says of our payment. */
export function reportOf(transactionNumber: string, intent: StripeIntent, toldAt?: number): GatewayReport {
  const charges = chargesOf(intent, toldAt)
  if (charges.length > 0) return { transactionNumber, state: 'settled', charges, refunds: refundsOf(intent) }
  const failureReason = intent.last_payment_error?.code ?? intent.cancellation_reason ?? 'declined'
  if (intent.status === 'canceled' || intent.status === 'requires_payment_method')
    return { transactionNumber, state: 'failed', charges, failureReason }
  return { transactionNumber, state: 'waiting', charges }
}
