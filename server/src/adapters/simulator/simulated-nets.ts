import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type Clock, toDate } from '../../ports/clock.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import type { Telling } from './bank-acts.ts'
import { isSignedCallback, signatureHeader } from './callback-signature.ts'
import { meetObstacle, reportOf } from './simulated-answers.ts'
import type { SimulatedBank } from './simulated-bank.ts'

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
    async open({ transactionNumber, amountCents, expiresAt }) {
      const answer = await meetObstacle(bank)
      const payNumber = `EXAMPLE-N${randomBytes(6).toString('hex').toUpperCase()}`
      await bank.open({ transactionNumber, payNumber, amountCents, expiresAt: toDate(expiresAt), qrText: `NETS.EXAMPLE/${payNumber}` })
      const opened = await bank.find(transactionNumber)
      if (!opened) throw new Error(`the simulated payment ${transactionNumber} is gone`)
      answer()
      return { payNumber: opened.payNumber, qrText: opened.qrText }
    },
    async query(transactionNumber) {
      const answer = await meetObstacle(bank)
      const payment = await bank.find(transactionNumber)
      answer()
      return payment ? reportOf(payment) : { transactionNumber, state: 'unknown', charges: [] }
    },
    readCallback(rawBody, headers) {
      if (!isSignedCallback(secret, rawBody, headers[signatureHeader], clock.now())) return null
      return { ask: notice.parse(JSON.parse(rawBody.toString('utf8'))).transactionNumber }
    },
  }
}
