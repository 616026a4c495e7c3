import { sql } from 'kysely'
import type { PaymentRow } from '../../database/rows.ts'
import type { Parts } from '../../parts.ts'
import { toDate, toInstant } from '../../ports/clock.ts'
import { nextQueryDelay, paidQueryDelay, queryDays } from './payment.rules.ts'
import { openAtGateway } from './open-at-gateway.ts'
import { reachGateway } from './reach-gateway.ts'
import { settlePayment } from './settle-payment.ts'

/** Seconds for which an asker has a payment to itself; after them, without an answer, it is asked about again. */
export const leaseSeconds = 30
/** Seconds that lie at least between two questions that a waiting page asks for, and between two that notices do. */
const watchedGapSeconds = 10
const noticeGapSeconds = 1

export const asking = [
  'id',
  'state',
  'method',
  'gateway',
  'transaction_number',
  'pay_number',
  'gateway_handle',
  'amount_cents',
  'created_at',
  'expires_at',
] as const
export type AskedPayment = Pick<PaymentRow, (typeof asking)[number]>

/**
 * Asks the gateway about one payment, believes the answer and sets when to ask next. `lease` is what the asker wrote as the next time;
 * whoever moved it meanwhile (a notice, a settlement) is right. Throws when the gateway does not answer.
 */
export async function askGateway(parts: Parts, payment: AskedPayment, lease: Date): Promise<void> {
  const { db, clock } = parts
  const gateway = payment.method === 'promo' ? undefined : parts.gateways[payment.method]
  if (gateway && gateway.name === payment.gateway) {
    const { transaction_number, pay_number, gateway_handle: handle, amount_cents: amountCents } = payment
    const report = await reachGateway(gateway, clock, () => gateway.query(transaction_number, pay_number, { handle, amountCents }))
    if (report.state === 'failed' || report.state === 'settled') await settlePayment(parts, gateway.name, report)
    // Never opened, or the answer to that was lost, for longer than the job tried.
    else if (!pay_number) await openAtGateway(parts, payment.id)
  }
  const now = clock.now()
  await db
    .updateTable('payment')
    .set((eb) => ({
      asked_at: toDate(now),
      query_after: eb.case().when('query_after', '=', lease).then(nextQuestion(payment, now)).else(eb.ref('query_after')).end(),
    }))
    .where('id', '=', payment.id)
    .execute()
}

/** When to ask again about a payment whose end is still open; null once its time was over for so long that nothing more is to be expected. */
function nextQuestion(payment: AskedPayment, now: Temporal.Instant): Date | null {
  const isOver = Temporal.Instant.compare(now, toInstant(payment.expires_at).add({ hours: 24 * queryDays })) > 0
  if (isOver) return null
  const age = Math.floor((now.epochMilliseconds - payment.created_at.getTime()) / 1000)
  return toDate(now.add({ seconds: payment.state === 'paid' ? paidQueryDelay : nextQueryDelay(age) }))
}

/**
 * A notice that something happened to a payment, which itself is believed for nothing: the gateway is asked, now, and again by the
 * reconciliation if it does not answer. False when the notice names a payment that is not ours.
 */
export async function askBecauseTold(parts: Parts, gateway: string, transactionNumber: string): Promise<boolean> {
  const { db, clock } = parts
  const now = clock.now()
  const lease = toDate(now.add({ seconds: leaseSeconds }))
  const payment = await db
    .selectFrom('payment')
    .select(asking)
    .where('gateway', '=', gateway)
    .where('transaction_number', '=', transactionNumber)
    .executeTakeFirst()
  if (!payment) return false
  const claimed = await db
    .updateTable('payment')
    .set({ query_after: lease })
    .where('id', '=', payment.id)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', toDate(now.subtract({ seconds: noticeGapSeconds })))]))
    .returning('id')
    .executeTakeFirst()
  if (claimed) await askGateway(parts, payment, lease)
  else await bringForward(parts, payment.id, now.add({ seconds: noticeGapSeconds }))
  return true
}

/** Somebody looks at a payment that waits: the gateway is asked soon, whatever the age of the payment, but not more often than every ten seconds. */
export async function askBecauseWatched(parts: Parts, paymentId: string): Promise<void> {
  const now = parts.clock.now()
  await parts.db
    .updateTable('payment')
    .set({ query_after: toDate(now) })
    .where('id', '=', paymentId)
    .where('state', '=', 'awaiting')
    .where('query_after', '>', toDate(now.add({ seconds: leaseSeconds })))
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', toDate(now.subtract({ seconds: watchedGapSeconds })))]))
    .execute()
}

async function bringForward({ db }: Parts, paymentId: string, to: Temporal.Instant): Promise<void> {
  await db
    .updateTable('payment')
    .set({ query_after: sql<Date>`least(coalesce(query_after, ${toDate(to)}), ${toDate(to)})` })
    .where('id', '=', paymentId)
    .execute()
}
