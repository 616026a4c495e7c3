import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { type Clock, toDate, toInstant } from '../../ports/clock.ts'
import type { GatewayReport, PaymentGateway } from '../../ports/payment-gateway.ts'
import { payNowPayload } from '../paynow-payload.ts'
import { isSignedCallback, signatureHeader } from './callback-signature.ts'
import type { BankCharge, BankPayment, SimulatedBank } from './simulated-bank.ts'

/** No unique entity number has this form, so no bank can pay the QR. */
const impossibleUen = 'EXAMPLE000'
const payee = 'EXAMPLE NOT A REAL PAYEE'
const slowMs = 5_000

const callback = z.object({
  type: z.enum(['payment.settled', 'payment.failed', 'payment.opened']),
  transactionNumber: z.string(),
  charge: z.optional(z.object({ chargeId: z.string(), amountCents: z.int(), currency: z.string(), settledAt: z.iso.datetime() })),
  failureReason: z.optional(z.string()),
})
type Callback = z.input<typeof callback>

/** The body of the callback that tells of one arrival of money. */
export function settledCallback(transactionNumber: string, charge: BankCharge): string {
  const { chargeId, amountCents, settledAt } = charge
  const body: Callback = {
    type: 'payment.settled',
    transactionNumber,
    charge: { chargeId, amountCents, currency: 'SGD', settledAt: settledAt.toISOString() },
  }
  return JSON.stringify(body)
}

export function failedCallback(transactionNumber: string, failureReason: string): string {
  const body: Callback = { type: 'payment.failed', transactionNumber, failureReason }
  return JSON.stringify(body)
}

function reportOf(payment: BankPayment): GatewayReport {
  const { transactionNumber, failureReason } = payment
  const charges = payment.charges.map(({ chargeId, amountCents, settledAt }) => ({
    chargeId,
    amountCents,
    currency: 'SGD',
    settledAt: toInstant(settledAt),
  }))
  if (charges.length > 0) return { transactionNumber, state: 'settled', charges }
  return failureReason ? { transactionNumber, state: 'failed', charges, failureReason } : { transactionNumber, state: 'waiting', charges }
}

/** Waits or throws as the gateway's switch is set; what it answers with is thrown after the work was done. */
async function obstacle(bank: SimulatedBank): Promise<() => void> {
  const mode = await bank.mode()
  if (mode === 'down') throw new Error('the simulated gateway is switched off')
  if (mode === 'slow') await wait(slowMs)
  return () => {
    if (mode === 'lostAnswer') throw new Error('the answer of the simulated gateway was lost')
  }
}

/** A stand-in for a PayNow gateway: it collects nothing, and its QR names a payee that cannot exist. */
export function simulatedPayNow(bank: SimulatedBank, clock: Clock, secret: string): PaymentGateway {
  return {
    name: 'simulator',
    async open({ transactionNumber, amountCents, expiresAt }) {
      const answer = await obstacle(bank)
      const payNumber = `EXAMPLE-${randomBytes(6).toString('hex').toUpperCase()}`
      const qrText = payNowPayload({ uen: impossibleUen, amountCents, expiry: expiresAt, name: payee, reference: payNumber })
      await bank.open({ transactionNumber, payNumber, amountCents, expiresAt: toDate(expiresAt), qrText })
      const opened = await bank.find(transactionNumber)
      if (!opened) throw new Error(`the simulated payment ${transactionNumber} is gone`)
      answer()
      return { payNumber: opened.payNumber, qrText: opened.qrText }
    },
    async query(transactionNumber) {
      const answer = await obstacle(bank)
      const payment = await bank.find(transactionNumber)
      answer()
      return payment ? reportOf(payment) : { transactionNumber, state: 'unknown', charges: [] }
    },
    readCallback(rawBody, headers) {
      if (!isSignedCallback(secret, rawBody, headers[signatureHeader], clock.now())) return null
      const { type, transactionNumber, charge, failureReason } = callback.parse(JSON.parse(rawBody.toString('utf8')))
      if (type === 'payment.settled' && charge) {
        return { transactionNumber, state: 'settled', charges: [{ ...charge, settledAt: Temporal.Instant.from(charge.settledAt) }] }
      }
      return type === 'payment.failed'
        ? { transactionNumber, state: 'failed', charges: [], failureReason: failureReason ?? 'failed' }
        : 'ignore'
    },
  }
}
