import { setTimeout as wait } from 'node:timers/promises'
import { toInstant } from '../../ports/clock.ts'
import { GatewayAway } from '../../ports/gateway-faults.ts'
import type { GatewayReport, GatewayOpened } from '../../ports/payment-gateway.ts'
import type { BankPayment, SimulatedBank } from './simulated-bank.ts'

const slowMs = 5_000

/** What a party knows of a payment, as it answers a query. */
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

/** Waits or throws as the party's switch is set; what it answers with is thrown after the work was done. */
async function meetObstacle(bank: SimulatedBank): Promise<() => void> {
  const mode = await bank.mode()
  if (mode === 'down') throw new GatewayAway('the simulated gateway is switched off')
  if (mode === 'slow') await wait(slowMs)
  return () => {
    if (mode === 'lostAnswer') throw new GatewayAway('the answer of the simulated gateway was lost')
  }
}

/** Answers *open*: of a payment that is open already with what was answered first. */
export async function answerOpen(bank: SimulatedBank, payment: Parameters<SimulatedBank['open']>[0]): Promise<GatewayOpened> {
  const answer = await meetObstacle(bank)
  await bank.open(payment)
  const opened = await bank.find(payment.transactionNumber)
  if (!opened) throw new Error(`the simulated payment ${payment.transactionNumber} is gone`)
  answer()
  return { payNumber: opened.payNumber, qrText: opened.qrText }
}

/** Answers *query*: unknown for what was never opened. */
export async function answerQuery(bank: SimulatedBank, transactionNumber: string): Promise<GatewayReport> {
  const answer = await meetObstacle(bank)
  const payment = await bank.find(transactionNumber)
  answer()
  return payment ? reportOf(payment) : { transactionNumber, state: 'unknown', charges: [] }
}
