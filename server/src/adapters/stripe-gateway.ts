import Stripe from 'stripe'
import type { Config } from '../config.ts'
import type { GatewayCharge, GatewayReport, PaymentGateway } from '../ports/payment-gateway.ts'

type StripeConfig = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_HOST'>

const instant = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

/** Stripe's own hosts, or another one (`http://127.0.0.1:4000`) for tests. */
function hostOf(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {}
  const { hostname, port, protocol } = new URL(url)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

/** The money of an intent; `toldAt` is the moment of the event that told of it, Unix seconds. */
function chargesOf(intent: Stripe.PaymentIntent, toldAt?: number): GatewayCharge[] {
  const charge = intent.latest_charge
  if (intent.status !== 'succeeded' || !charge) return []
  const booked =
    typeof charge === 'object' && typeof charge.balance_transaction === 'object' ? charge.balance_transaction?.created : undefined
  return [
    {
      chargeId: typeof charge === 'string' ? charge : charge.id,
      amountCents: intent.amount_received,
      currency: intent.currency.toUpperCase(),
      settledAt: instant(toldAt ?? booked ?? (typeof charge === 'object' ? charge.created : intent.created)),
    },
  ]
}

function reportOf(transactionNumber: string, intent: Stripe.PaymentIntent, toldAt?: number): GatewayReport {
  const charges = chargesOf(intent, toldAt)
  if (charges.length > 0) return { transactionNumber, state: 'settled', charges }
  const failureReason = intent.last_payment_error?.code ?? intent.cancellation_reason ?? 'declined'
  if (intent.status === 'canceled' || intent.status === 'requires_payment_method')
    return { transactionNumber, state: 'failed', charges, failureReason }
  return { transactionNumber, state: 'waiting', charges }
}

/**
 * PayNow by Stripe: a PaymentIntent for each payment, its id the pay number, its signed events the callbacks (duplicated and unordered,
 * sent for three days). Undefined without keys.
 */
export function stripeGateway(config: StripeConfig): PaymentGateway | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
  if (!key || !webhookSecret) return undefined
  const stripe = new Stripe(key, { maxNetworkRetries: 1, timeout: 15_000, telemetry: false, ...hostOf(config.STRIPE_API_HOST) })
  return {
    name: 'stripe',
    async open({ transactionNumber, amountCents }) {
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: 'sgd',
          allowed_payment_method_types: ['paynow'],
          payment_method_data: { type: 'paynow' },
          confirm: true,
          metadata: { transactionNumber },
        },
        { idempotencyKey: transactionNumber },
      )
      const qrText = intent.next_action?.paynow_display_qr_code?.data
      if (!qrText) throw new Error(`Stripe made no PayNow QR for ${intent.id} (${intent.status})`)
      return { payNumber: intent.id, qrText }
    },
    async query(transactionNumber, payNumber) {
      const expand = ['latest_charge.balance_transaction']
      if (payNumber) return reportOf(transactionNumber, await stripe.paymentIntents.retrieve(payNumber, { expand }))
      // Stripe's search may lag behind by a minute: a payment that it does not know yet is asked for again.
      const query = `metadata['transactionNumber']:'${transactionNumber.replace(/[^\w-]/g, '')}'`
      const { data } = await stripe.paymentIntents.search({ query, limit: 1, expand: expand.map((path) => `data.${path}`) })
      return data[0] ? reportOf(transactionNumber, data[0]) : { transactionNumber, state: 'unknown', charges: [] }
    },
    readCallback(rawBody, headers) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return null
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
        throw error
      }
      switch (event.type) {
        case 'payment_intent.succeeded':
        case 'payment_intent.payment_failed':
        case 'payment_intent.canceled': {
          const intent = event.data.object
          const { transactionNumber } = intent.metadata
          return transactionNumber ? reportOf(transactionNumber, intent, event.created) : 'ignore'
        }
        default:
          return 'ignore'
      }
    },
  }
}
