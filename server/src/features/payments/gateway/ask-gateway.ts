import type { Parts } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { GatewayRefused } from '../../../ports/gateway-faults.ts'
import type { PaymentGateway } from '../../../ports/payment-gateway.ts'
import { mayAsk } from './limit-gateway-checks.ts'
import { openAtGateway } from './open-at-gateway.ts'
import { isGivenUp, nextQuestion, pace } from '../orders/gateway-check-pace.rules.ts'
import { askBy, type AskedPayment, askSooner, leaseNamed, noteAnswer } from './gateway-checks.repo.ts'
import { reachGateway } from './reach-gateway.ts'
import { settlePayment } from '../money/settle-payment.ts'
import { isSound } from './valid-report.rules.ts'

/**
 * Asks the gateway about one payment, believes the answer and sets when to ask next. A payment that ended here and waits there is cancelled
 * there. `lease` is what the asker wrote as the next time; whoever moved it meanwhile (a notice, a settlement) is right. Throws when the
 * gateway does not answer (it is asked again once the lease is over) or refuses (at the usual pace).
 */
export async function askGateway(parts: Parts, payment: AskedPayment, lease: Date): Promise<void> {
  const gateway = payment.method === 'promo' ? undefined : parts.gateways[payment.method]
  const refusal = gateway?.name === payment.gateway ? await refusalOf(ask(parts, gateway, payment)) : null
  const now = parts.clock.now()
  const [createdAt, expiresAt] = [toInstant(payment.created_at), toInstant(payment.expires_at)]
  const next = nextQuestion({ state: payment.state, createdAt, expiresAt }, now, refusal !== null)
  await noteAnswer(parts.db, payment.id, { lease, at: toDate(now), next: next && toDate(next) })
  if (refusal) throw refusal
}

async function ask(parts: Parts, gateway: PaymentGateway, payment: AskedPayment): Promise<void> {
  const { transaction_number: number, pay_number: payNumber, gateway_handle: handle, amount_cents: amountCents } = payment
  const report = await reachGateway(gateway, parts.clock, () => gateway.query(number, payNumber, { handle, amountCents }))
  if (!isSound(report)) throw new Error(`${gateway.name} answered a question with figures that cannot be`)
  if (report.state === 'failed' || report.state === 'settled') await settlePayment(parts, gateway.name, report)
  // Never opened, or the answer to that was lost, for longer than the job tried.
  else if (payment.state === 'awaiting' && !payNumber) await openAtGateway(parts, payment.id)
  else if (report.state === 'waiting' && isGivenUp(payment.state)) {
    await reachGateway(gateway, parts.clock, async () => gateway.cancel?.(number, payNumber))
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

/**
 * A notice that something happened to a payment, which itself is believed for nothing: the gateway is asked, now, and again by the
 * reconciliation if it does not answer. False when the notice names a payment that is not ours.
 */
export async function askBecauseTold(
  parts: Parts,
  gateway: PaymentGateway,
  of: { transactionNumber: string } | { payNumber: string },
): Promise<boolean> {
  const { db, clock } = parts
  const now = clock.now()
  const lease = toDate(now.add({ seconds: pace.lease }))
  const askedBefore = toDate(now.subtract({ seconds: pace.afterNotice }))
  const found = await leaseNamed(db, { gateway: gateway.name, ...of }, { askedBefore, until: lease })
  if (!found) return false
  if (found.isFree && (await mayAsk(db, gateway, now))) await askGateway(parts, found.payment, lease)
  else await askBy(db, found.payment.id, toDate(now.add({ seconds: pace.afterNotice })))
  return true
}

/** Somebody looks at a payment that waits: the gateway is asked soon, whatever the age of the payment, but no faster than the pace allows. */
export async function askBecauseWatched({ db, clock }: Parts, paymentId: string): Promise<void> {
  const now = clock.now()
  const from = toDate(now.add({ seconds: pace.lease }))
  await askSooner(db, paymentId, { now: toDate(now), from, askedBefore: toDate(now.subtract({ seconds: pace.watched })) })
}
