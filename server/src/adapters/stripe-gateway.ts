import Stripe from 'stripe'
import type { Config } from '../config.ts'
import { faultOfStatus, GatewayAway, GatewayRefused } from '../ports/gateway-faults.ts'
import { PartySilent } from '../ports/party-faults.ts'
import type { GatewayWord, PaymentGateway } from '../ports/payment-gateway.ts'
import { gatewayLimits } from './guard/limits.ts'
import { makeGuard } from './guard/make-guard.ts'
import { retryAfterMs } from './guard/retry-after.ts'
import { reportOf, stripeEvent, stripeIntent, stripePart } from './stripe-report.ts'

type StripeConfig = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_HOST' | 'PAYNOW_PAYEE'>

/** A tenth of the requests that Stripe takes of an account (100 a second), so that the rest of it is left in peace. */
const checksAMinute = 600
/** Stripe takes no less than S$0.50. */
const smallestCents = 50
/** An intent is asked for with the money that came and what was sent back of it. */
const expand = ['latest_charge.balance_transaction', 'latest_charge.refunds']
/** Stripe's word for an intent that was paid or cancelled meanwhile. */
const overAlready = 'payment_intent_unexpected_state'

/** Stripe's own hosts, or another one (`http://127.0.0.1:4000`) for tests. */
function hostOf(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {}
  const { hostname, port, protocol } = new URL(url)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

function faultOf(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof PartySilent) return new GatewayAway('Stripe did not answer')
  if (!(error instanceof Stripe.errors.StripeError)) return error
  // Without a status it is an answer that is none: what stands before Stripe says that it is away.
  if (error.statusCode === undefined) return new GatewayAway('Stripe gave no answer that can be read')
  const wait = retryAfterMs(error.headers?.['retry-after'])
  return faultOfStatus('Stripe', { status: error.statusCode, code: error.code ?? error.type, retryAfterMs: wait })
}

/**
 * PayNow by Stripe: a PaymentIntent for each payment, its id the pay number. Undefined without keys.
 * Its signed events, also of refunds in its dashboard, come repeated and unordered, for three days.
 */
export function stripeGateway(config: StripeConfig, limits = gatewayLimits): PaymentGateway | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
  if (!key || !webhookSecret) return undefined
  const mode = /^[rs]k_(live|test)_/.exec(key)?.[1]
  // Its own time only frees the socket: the library cannot be told to stop.
  const stripe = new Stripe(key, {
    maxNetworkRetries: 0,
    timeout: limits.timeoutMs,
    telemetry: false,
    ...hostOf(config.STRIPE_API_HOST),
  })
  const guard = makeGuard(limits, { name: 'Stripe', faultOf, isAway: (error) => error instanceof GatewayAway })

  /** Each of its calls may be repeated: an order has its key, a question reads, and cancelling twice is once. */
  function answered<T>(ask: () => Promise<Stripe.Response<T>>): Promise<T> {
    return guard.call('always', async () => {
      const answer = await ask()
      // The library takes a fault without a word about it for success.
      const { statusCode, headers } = answer.lastResponse
      if (statusCode >= 400) throw faultOfStatus('Stripe', { status: statusCode, retryAfterMs: retryAfterMs(headers['retry-after']) })
      return answer
    })
  }

  /** The intent of a payment whose id was never answered. Stripe's search may lag behind by a minute. */
  async function search(transactionNumber: string): Promise<Stripe.PaymentIntent | undefined> {
    const query = `metadata['transactionNumber']:'${transactionNumber.replace(/[^\w-]/g, '')}'`
    const found = await answered(() => stripe.paymentIntents.search({ query, limit: 1, expand: expand.map((path) => `data.${path}`) }))
    return found.data[0]
  }

  return {
    name: 'stripe',
    checksAMinute,
    smallestCents,
    payee: config.PAYNOW_PAYEE,
    isReachable: guard.isReachable,
    async open({ transactionNumber, amountCents }) {
      const intent = await answered(() =>
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'sgd',
            allowed_payment_method_types: ['paynow'],
            payment_method_data: { type: 'paynow' },
            confirm: true,
            metadata: { transactionNumber },
          },
          { idempotencyKey: transactionNumber },
        ),
      )
      const qrText = intent.next_action?.paynow_display_qr_code?.data
      if (!qrText) throw new GatewayRefused('Stripe', 'no_qr')
      return { payNumber: intent.id, qrText }
    },
    async query(transactionNumber, payNumber) {
      const found = payNumber
        ? await answered(() => stripe.paymentIntents.retrieve(payNumber, { expand }))
        : await search(transactionNumber)
      return found ? reportOf(transactionNumber, stripeIntent.parse(found)) : { transactionNumber, state: 'unknown', charges: [] }
    },
    async cancel(transactionNumber, payNumber) {
      const id = payNumber ?? (await search(transactionNumber))?.id
      if (!id) return
      await answered(() => stripe.paymentIntents.cancel(id)).catch((error: unknown) => {
        if (!(error instanceof GatewayRefused && error.code === overAlready)) throw error
      })
    },
    readCallback(rawBody, headers) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return null
      try {
        return wordOf(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret), mode)
      } catch (error) {
        // What else the library throws is about a body that is no event.
        return error instanceof Stripe.errors.StripeSignatureVerificationError ? null : 'malformed'
      }
    },
  }
}

/**
 * What an event says: a payment's whole word, or that money of an intent was sent back, which is asked about. What other
 * accounts and the other of the two modes tell of is none of our money (https://docs.stripe.com/connect/webhooks).
 */
function wordOf(body: unknown, mode: string | undefined): GatewayWord {
  const event = stripeEvent.safeParse(body).data
  if (!event) return 'malformed'
  const isOfOtherMode = mode !== undefined && event.livemode !== undefined && event.livemode !== (mode === 'live')
  if (event.account || isOfOtherMode) return 'ignore'
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = stripeIntent.safeParse(event.data.object).data
      if (!intent) return 'malformed'
      const transactionNumber = intent.metadata?.transactionNumber
      return transactionNumber ? reportOf(transactionNumber, intent, event.created) : 'ignore'
    }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated': {
      const part = stripePart.safeParse(event.data.object).data
      if (!part) return 'malformed'
      const { payment_intent: of } = part
      return of ? { askPayNumber: typeof of === 'string' ? of : of.id } : 'ignore'
    }
    default:
      return 'ignore'
  }
}
