import { sql } from 'kysely'
import type { Parts } from '../../parts.ts'
import { toInstant } from '../../ports/clock.ts'
import { findPayment } from './payments.repo.ts'
import { reachGateway } from './reach-gateway.ts'

/**
 * Asks the gateway to collect a payment and keeps its QR. Called once the payment is committed, and again by a job until it worked:
 * the transaction number makes every request the same one, and the first answer is kept. Throws when the gateway cannot be reached.
 */
export async function openAtGateway({ db, gateways, clock }: Parts, paymentId: string): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (!payment || payment.pay_number || payment.state !== 'awaiting' || payment.method === 'promo') return
  const expiresAt = toInstant(payment.expires_at)
  if (Temporal.Instant.compare(clock.now(), expiresAt) >= 0) return
  const gateway = gateways[payment.method]
  if (!gateway || gateway.name !== payment.gateway) return
  const order = { transactionNumber: payment.transaction_number, amountCents: payment.amount_cents, expiresAt }
  const opened = await reachGateway(gateway, clock, () => gateway.open(order))
  await db
    .updateTable('payment')
    .set((eb) => ({
      pay_number: opened.payNumber,
      gateway_handle: opened.handle ?? null,
      // It may have ended while the gateway answered: the number is kept to ask by, the QR is not shown.
      qr_text: eb.case().when('state', '=', 'awaiting').then(opened.qrText).else(null).end(),
      version: sql<number>`version + 1`,
    }))
    .where('id', '=', paymentId)
    .where('pay_number', 'is', null)
    .execute()
}
