import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type Clock, toDate } from '../../ports/clock.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import { payNowPayload } from '../paynow-payload.ts'
import type { Telling } from './bank-acts.ts'
import { readJson } from '../read-json.ts'
import { isSignedCallback, signatureHeader } from './callback-signature.ts'
import { answerOpen, answerQuery } from './simulated-answers.ts'
import { checksAMinute, type SimulatedBank } from './simulated-bank.ts'

/** No unique entity number has this form, so no bank can pay the QR. */
const impossibleUen = 'EXAMPLE000'
const payee = 'EXAMPLE NOT A REAL PAYEE'

const callback = z.object({
  type: z.enum(['payment.settled', 'payment.failed', 'payment.opened']),
  transactionNumber: z.string(),
  charge: z.optional(z.object({ chargeId: z.string(), amountCents: z.int(), currency: z.string(), settledAt: z.iso.datetime() })),
  failureReason: z.optional(z.string()),
})
type Callback = z.input<typeof callback>

/** How the bank tells: all of it, in the callback itself. */
export const payNowTelling: Telling = {
  settled(transactionNumber, { chargeId, amountCents, settledAt }) {
    const charge = { chargeId, amountCents, currency: 'SGD', settledAt: settledAt.toISOString() }
    return JSON.stringify({ type: 'payment.settled', transactionNumber, charge } satisfies Callback)
  },
  failed(transactionNumber, failureReason) {
    return JSON.stringify({ type: 'payment.failed', transactionNumber, failureReason } satisfies Callback)
  },
}

/** A stand-in for a PayNow gateway: it collects nothing, and its QR names a payee that cannot exist. */
export function simulatedPayNow(bank: SimulatedBank, clock: Clock, secret: string): PaymentGateway {
  return {
    name: 'simulator',
    checksAMinute,
    payee,
    open({ transactionNumber, amountCents, expiresAt }) {
      const payNumber = `EXAMPLE-${randomBytes(6).toString('hex').toUpperCase()}`
      const qrText = payNowPayload({ uen: impossibleUen, amountCents, expiry: expiresAt, name: payee, reference: payNumber })
      return answerOpen(bank, { transactionNumber, payNumber, amountCents, expiresAt: toDate(expiresAt), qrText })
    },
    query: (transactionNumber) => answerQuery(bank, transactionNumber),
    readCallback(rawBody, headers) {
      if (!isSignedCallback(secret, rawBody, headers[signatureHeader], clock.now())) return null
      const told = readJson(callback, rawBody)
      if (!told || (told.type === 'payment.settled' && !told.charge)) return 'malformed'
      const { type, transactionNumber, charge, failureReason } = told
      if (type === 'payment.settled' && charge) {
        return { transactionNumber, state: 'settled', charges: [{ ...charge, settledAt: Temporal.Instant.from(charge.settledAt) }] }
      }
      return type === 'payment.failed'
        ? { transactionNumber, state: 'failed', charges: [], failureReason: failureReason ?? 'failed' }
        : 'ignore'
    },
  }
}
