import { randomBytes, randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@mwc/contract/payments/payment-kinds'
import type { Tx } from '../../../database/database.ts'
import { together } from '../../../database/in-transaction.ts'
import type { MemberOrderRow, PaymentRow } from '../../../database/rows.ts'
import { daySeconds, hourSeconds, secondsUntilNextWindow, takeAllowances } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { isReachable } from '../../../ports/payment-gateway.ts'
import type { Settings } from '../../programme/read-settings.ts'
import { allowedStarts } from '../orders/payment.rules.ts'
import { makeTransactionNumber } from '../orders/make-transaction-number.ts'
import { cancelWaiting, insertPayment } from '../orders/payments.repo.ts'
import { nextCheckDelay } from '../orders/gateway-check-pace.rules.ts'
import { honourPayment } from '../money/honour-payment.ts'
import type { SentWith } from './reuse-waiting-payment.ts'

/** A payment that a member was given; null where it was there before and has to be looked up. */
export type Started = { id: string; payment: PaymentRow | null }

/**
 * A new payment on an order; cancels the waiting one, unless it `isFirst`. Counts in the member's allowance.
 * The member must be locked.
 */
export async function addPayment(
  tx: Tx,
  { clock, gateways, queue }: Dependencies,
  order: MemberOrderRow,
  { method, key, requestDigest, settings, isFirst }: SentWith & { method: PaymentMethod; settings: Settings; isFirst: boolean },
): Promise<Started> {
  const gateway = method === 'promo' ? undefined : gateways[method]
  const now = clock.now()
  if (method !== 'promo' && !(gateway && isReachable(gateway))) throw new Refusal('payments.methodsUnavailable')
  if (gateway && order.total_cents < (gateway.smallestCents ?? 1)) throw new Refusal('payments.methodsUnavailable')
  const life = method === 'nets' ? { hours: 24 * Number(settings.netsDays) } : { minutes: Number(settings.payNowMinutes) }
  const id = randomUUID()
  const none = Promise.resolve()
  const [, , payment] = await together(
    gateway ? takeStart(tx, order.member_id, now) : none,
    isFirst ? none : cancelWaiting(tx, order.id, toDate(now)),
    insertPayment(tx, {
      id,
      order_id: order.id,
      member_id: order.member_id,
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
    }),
    gateway ? queue.enqueue(tx, 'payments.open', { paymentId: id }, { startAfterSeconds: 3 }) : none,
  )
  if (!gateway) await honourPayment(tx, payment, order, { settledAt: now, freeMonths: order.free_months, at: toDate(now) })
  return { id, payment }
}

/** Takes one of the member's starts of the hour and the day, in the caller's transaction: only opened payments count. */
async function takeStart(tx: Tx, memberId: string, now: Temporal.Instant): Promise<void> {
  const key = `payment-start:${memberId}`
  const ofDay = { key: `${key}:day`, limit: allowedStarts.day, seconds: daySeconds, reason: 'payments.dayLimit' } as const
  const ofHour = { key, limit: allowedStarts.hour, seconds: hourSeconds, reason: 'payments.hourLimit' } as const
  const spent = await takeAllowances(tx, [ofDay, ofHour], now)
  if (spent) throw new Refusal(spent.reason, { retryAfterSeconds: secondsUntilNextWindow(spent.seconds, now) })
}
