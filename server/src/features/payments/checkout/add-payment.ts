import { randomBytes, randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@mwc/contract/payments/payment-kinds'
import type { Tx } from '../../../database/database.ts'
import type { MemberOrderRow } from '../../../database/rows.ts'
import { daySeconds, hourSeconds, secondsUntilNextWindow, takeAllowance } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { allowedStarts } from '../orders/payment.rules.ts'
import { makeTransactionNumber } from '../orders/make-transaction-number.ts'
import { cancelWaiting, countAttempts, insertPayment } from '../orders/payments.repo.ts'
import { nextCheckDelay } from '../orders/gateway-check-pace.rules.ts'
import { isReachable } from '../gateway/reach-gateway.ts'
import { honourPayment } from '../money/honour-payment.ts'
import type { SentWith } from './reuse-waiting-payment.ts'

/**
 * A new payment on an order; cancels the waiting one. Answers with its id. Counts in the member's allowance.
 * The member must be locked.
 */
export async function addPayment(
  tx: Tx,
  { clock, gateways, queue }: Dependencies,
  order: MemberOrderRow,
  { method, key, requestDigest }: SentWith & { method: PaymentMethod },
): Promise<string> {
  const gateway = method === 'promo' ? undefined : gateways[method]
  const now = clock.now()
  if (method !== 'promo' && !(gateway && isReachable(gateway, now))) throw new Refusal('payments.methodsUnavailable')
  if (gateway && order.total_cents < (gateway.smallestCents ?? 1)) throw new Refusal('payments.methodsUnavailable')
  if (gateway) await takeStart(tx, order.member_id, now)
  const settings = await readSettings(tx)
  const life = method === 'nets' ? { hours: 24 * Number(settings.netsDays) } : { minutes: Number(settings.payNowMinutes) }
  await cancelWaiting(tx, order.id, toDate(now))
  const payment = await insertPayment(tx, {
    id: randomUUID(),
    order_id: order.id,
    member_id: order.member_id,
    attempt: (await countAttempts(tx, order.id)) + 1,
    transaction_number: makeTransactionNumber(dayOf(now), randomBytes(8)),
    method,
    gateway: gateway?.name ?? 'none',
    state: 'awaiting',
    amount_cents: order.total_cents,
    idempotency_key: key,
    request_digest: requestDigest,
    created_at: toDate(now),
    expires_at: toDate(now.add(life)),
    query_after: gateway ? toDate(now.add({ seconds: nextCheckDelay(0) })) : null,
  })
  if (gateway) await queue.enqueue(tx, 'payments.open', { paymentId: payment.id }, { startAfterSeconds: 3 })
  else await honourPayment(tx, payment, order, { settledAt: now, freeMonths: order.free_months, at: toDate(now) })
  return payment.id
}

/** Takes one of the member's starts of the hour and the day, in the caller's transaction: only opened payments count. */
async function takeStart(tx: Tx, memberId: string, now: Temporal.Instant): Promise<void> {
  const key = `payment-start:${memberId}`
  if (!(await takeAllowance(tx, `${key}:day`, allowedStarts.day, daySeconds, now))) {
    throw new Refusal('payments.dayLimit', { retryAfterSeconds: secondsUntilNextWindow(daySeconds, now) })
  }
  if (!(await takeAllowance(tx, key, allowedStarts.hour, hourSeconds, now))) {
    throw new Refusal('payments.hourLimit', { retryAfterSeconds: secondsUntilNextWindow(hourSeconds, now) })
  }
}
