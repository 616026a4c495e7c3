import { randomUUID } from 'node:crypto'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { startPayment } from '@mwc/contract/payments/payments.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { signCallback, signatureHeader } from '../../server/src/adapters/simulator/callback-signature.ts'
import { payNowTelling } from '../../server/src/adapters/simulator/simulated-paynow.ts'
import { systemClock } from '../../server/src/ports/clock.ts'
import { keys } from '../faults/seed-programme.ts'

/** Settings in place of production's: the parties are simulated. */
export const simulated = {
  NODE_ENV: 'test',
  PUBLIC_URL: '',
  TRUST_PROXY: '',
  SMS: 'simulator',
  PAYNOW: 'simulator',
  NETS: 'simulator',
  PUSH: 'simulator',
  FIN_KEYS: keys.fin,
  LOOKUP_KEY: keys.lookup,
  SIMULATOR_CALLBACK_SECRET: keys.callbacks,
}

/** Starts a payment of six months by PayNow. */
export async function startPayNow(base: string, token: string): Promise<Payment> {
  const input = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900 } as const
  return callServer(base, startPayment, input, token)
}

/** The gateway's signed word that a payment's money has come. */
export async function tellPaid(base: string, { transactionNumber, amountCents }: Payment): Promise<void> {
  const body = Buffer.from(payNowTelling.settled(transactionNumber, { chargeId: randomUUID(), amountCents, settledAt: new Date() }))
  const headers = { 'content-type': 'application/json', [signatureHeader]: signCallback(keys.callbacks, body, systemClock.now()) }
  const { status } = await fetch(`${base}${apiBase}/callbacks/paynow`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`the callback was answered ${status}`)
}
