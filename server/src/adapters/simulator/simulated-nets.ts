import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type Clock, toDate } from '../../ports/clock.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import type { Telling } from './bank-acts.ts'
import { readJson } from '../read-json.ts'
import { isSignedCallback, signatureHeader } from './callback-signature.ts'
import { answerOpen, answerQuery } from './simulated-answers.ts'
import { checksAMinute, type SimulatedBank } from './simulated-bank.ts'

const notice = z.object({ type: z.literal('nets.notice'), transactionNumber: z.string() })
const noticeOf = (transactionNumber: string) => JSON.stringify({ type: 'nets.notice', transactionNumber } satisfies z.input<typeof notice>)

/** How the machine tells: that something happened, and no more. What it was, the server has to ask. */
export const netsTelling: Telling = { settled: noticeOf, failed: noticeOf }

/** The pay number in what a machine saw; null when it is no QR of the simulated machine. */
export function readNetsText(text: string): string | null {
  return /^NETS\.EXAMPLE\/(EXAMPLE-N[0-9A-F]{12})$/.exec(text.trim())?.[1] ?? null
}

/** A stand-in for the NETS machine's host: its QR is read by the machine on the simulator's page and by no other. */
export function simulatedNets(bank: SimulatedBank, clock: Clock, secret: string): PaymentGateway {
  return {
    name: 'nets-simulator',
    checksAMinute,
    open({ transactionNumber, amountCents, expiresAt }) {
      const payNumber = `EXAMPLE-N${randomBytes(6).toString('hex').toUpperCase()}`
      const qrText = `NETS.EXAMPLE/${payNumber}`
      return answerOpen(bank, { transactionNumber, payNumber, amountCents, expiresAt: toDate(expiresAt), qrText })
    },
    query: (transactionNumber) => answerQuery(bank, transactionNumber),
    readCallback(rawBody, headers) {
      if (!isSignedCallback(secret, rawBody, headers[signatureHeader], clock.now())) return null
      const told = readJson(notice, rawBody)
      return told ? { ask: told.transactionNumber } : 'malformed'
    },
  }
}
