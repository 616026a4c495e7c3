import { inTransaction } from '../../../database/in-transaction.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { faultCode } from '../../../ports/fault-code.ts'
import { GatewayRefused } from '../../../ports/gateway-faults.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { findPayment, keepOpened, movePayment } from '../orders/payments.repo.ts'
import { reachGateway } from './reach-gateway.ts'

/**
 * Asks the gateway to collect a payment, as it was just made or by its id, and keeps its QR.
 * Called after commit, and again by a job until it worked:
 * the transaction number makes all requests the same one, and the first answer is kept.
 * Throws when the gateway is away or refuses. A refused payment has failed, with the gateway's code as the reason.
 */
export async function openAtGateway(deps: Pick<Dependencies, 'db' | 'gateways' | 'clock'>, made: PaymentRow | string): Promise<void> {
  const { db, gateways, clock } = deps
  const payment = typeof made === 'string' ? await findPayment(db, made) : made
  if (!payment || payment.pay_number || payment.state !== 'awaiting' || payment.method === 'promo') return
  const expiresAt = toInstant(payment.expires_at)
  if (Temporal.Instant.compare(clock.now(), expiresAt) >= 0) return
  const gateway = gateways[payment.method]
  if (!gateway || gateway.name !== payment.gateway) return
  const order = { transactionNumber: payment.transaction_number, amountCents: payment.amount_cents, expiresAt }
  const opened = await reachGateway(deps, gateway, () => gateway.open(order)).catch(async (error: unknown) => {
    if (error instanceof GatewayRefused) await noteRefused(deps, { ...payment, code: faultCode(error) })
    throw error
  })
  await keepOpened(db, payment.id, opened)
}

/** The payment stops waiting, unless it was opened meanwhile by another request for it. */
async function noteRefused(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, member_id, code }: { id: string; member_id: string; code: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockMember(tx, member_id)
    const payment = await findPayment(tx, id)
    if (payment?.state !== 'awaiting' || payment.pay_number) return
    await movePayment(tx, id, { state: 'failed', failure_reason: code }, toDate(clock.now()))
  })
}
