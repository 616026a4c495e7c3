import type { Tx } from '../../../database/database.ts'
import type { MemberOrderRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { isWorthPaying } from '../orders/payment.rules.ts'
import { findWaiting, keepKey } from '../orders/payments.repo.ts'

/** What a start was sent with: its idempotency key and the digest of the rest. */
export type SentWith = { key: string; requestDigest: string }

/**
 * The order's waiting payment, if it can be paid by this method; keeps its key. Null where a new payment is needed.
 * `replacing` is one that the member wants another for.
 */
export async function reuseWaitingPayment(
  tx: Tx,
  { gateways, clock }: Pick<Dependencies, 'gateways' | 'clock'>,
  order: MemberOrderRow,
  { method, key, requestDigest, replacing }: SentWith & { method: 'paynow' | 'nets'; replacing?: string },
): Promise<string | null> {
  const waiting = await findWaiting(tx, order.id)
  if (!waiting || waiting.id === replacing || waiting.method !== method || waiting.gateway !== gateways[method]?.name) return null
  const now = clock.now()
  if (!isWorthPaying({ expiresAt: toInstant(waiting.expires_at) }, now)) return null
  const kept = { member_id: order.member_id, idempotency_key: key, request_digest: requestDigest, payment_id: waiting.id }
  await keepKey(tx, { ...kept, created_at: toDate(now) })
  return waiting.id
}
