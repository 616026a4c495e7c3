import type { Dependencies } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { GatewayRefused } from '../../../ports/gateway-faults.ts'
import type { PaymentGateway } from '../../../ports/payment-gateway.ts'
import { openAtGateway } from './open-at-gateway.ts'
import { isGivenUp, nextCheck } from '../orders/gateway-check-pace.rules.ts'
import { type CheckedPayment, noteAnswer } from './gateway-checks.repo.ts'
import { reachGateway } from './reach-gateway.ts'
import { settlePayment } from '../money/settle-payment.ts'
import { isSound } from './valid-report.rules.ts'

/**
 * Asks the gateway about one payment, books the answer and sets the next time; cancels there what ended here.
 * `lease` is the next time that the caller wrote; whoever moved it since (a notice, a settlement) is right.
 * Throws when the gateway is silent (asked again after the lease) or refuses (asked at the usual pace).
 */
export async function checkGateway(deps: Dependencies, payment: CheckedPayment, lease: Date): Promise<void> {
  const gateway = payment.method === 'promo' ? undefined : deps.gateways[payment.method]
  const refusal = gateway?.name === payment.gateway ? await refusalOf(ask(deps, gateway, payment)) : null
  const now = deps.clock.now()
  const [createdAt, expiresAt] = [toInstant(payment.created_at), toInstant(payment.expires_at)]
  const next = nextCheck({ state: payment.state, createdAt, expiresAt }, now, refusal !== null)
  await noteAnswer(deps.db, payment.id, { lease, at: toDate(now), next: next && toDate(next) })
  if (refusal) throw refusal
}

async function ask(deps: Dependencies, gateway: PaymentGateway, payment: CheckedPayment): Promise<void> {
  const { transaction_number: number, pay_number: payNumber, gateway_handle: handle, amount_cents: amountCents } = payment
  const report = await reachGateway(deps, gateway, () => gateway.query(number, payNumber, { handle, amountCents }))
  if (!isSound(report)) throw new Error(`${gateway.name} answered a question with figures that cannot be`)
  if (report.state === 'failed' || report.state === 'settled') await settlePayment(deps, gateway.name, report)
  // Never opened, or the answer to that was lost, for longer than the job tried.
  else if (payment.state === 'awaiting' && !payNumber) await openAtGateway(deps, payment.id)
  else if (report.state === 'waiting' && isGivenUp(payment.state)) {
    await reachGateway(deps, gateway, async () => gateway.cancel?.(number, payNumber))
  }
}

async function refusalOf(work: Promise<void>): Promise<GatewayRefused | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof GatewayRefused) return error
    throw error
  }
}
