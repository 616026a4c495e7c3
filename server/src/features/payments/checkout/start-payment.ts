import { createHash, randomUUID } from 'node:crypto'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { MemberOrderRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { lockPromos, reservePromo } from '../../promos/reserve-promo.ts'
import { addPayment, giveWaiting } from './add-payment.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { orderTooOldBefore } from '../orders/payment.rules.ts'
import { findOrder, findPayment, findPaymentByKey, openOrderOf } from '../orders/payments.repo.ts'
import { countPromoGuess, pricePlan } from '../orders/quote-payment.ts'

export type StartInput = {
  idempotencyKey: string
  plan: PlanCode
  method: 'paynow' | 'nets'
  promoCode?: string | undefined
  expectedTotalCents: number
}

const digest = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * Opens a payment, on the member's open order when plan, price and promo are the same, else on a new one that takes its place. Answers
 * with the payment's id: the one that waits, where it is for the same order and method. The same key gives the same payment. Refuses with
 * `payments.hourLimit` and `payments.dayLimit`. The gateway is asked after commit (`open-at-gateway.ts`).
 */
export async function startPayment(parts: Parts, memberId: string, input: StartInput): Promise<string> {
  const requestDigest = digest([input.plan, input.method, input.promoCode ?? null, input.expectedTotalCents])
  return countPromoGuess(parts, memberId, input.promoCode, () =>
    inTransaction(parts.db, async (tx) => {
      const member = await lockMember(tx, memberId)
      const repeated = await answeredBefore(tx, memberId, input.idempotencyKey, requestDigest)
      if (repeated) return repeated
      if (member.deactivated) throw new Refusal('payments.deactivated')
      const now = parts.clock.now()
      const at = toDate(now)
      const priced = await pricePlan(tx, parts, { ...input, promoCode: input.promoCode, memberId, person: member.person, now })
      if (priced.totalCents !== input.expectedTotalCents) throw new Refusal('payments.priceChanged')
      const open = await openOrderOf(tx, memberId)
      const same =
        open &&
        !isTooOld(open, now) &&
        open.plan_code === priced.plan &&
        open.promo_id === (priced.promo?.id ?? null) &&
        open.total_cents === priced.totalCents &&
        open.free_months === priced.freeMonths
      if (open && !same) {
        await lockPromos(tx, [open.promo_id, priced.promo?.id ?? null])
        await giveUpOrder(tx, open, at)
      }
      const sent = { key: input.idempotencyKey, requestDigest }
      const waiting = same && open ? await giveWaiting(tx, parts, open, { ...sent, method: input.method }) : null
      if (waiting) return waiting
      const order = same ? open : await openOrder(tx, memberId, priced, at)
      if (!same && priced.promo) await reservePromo(tx, priced.promo, { orderId: order.id, person: member.person, at })
      const method = order.total_cents === 0 ? 'promo' : input.method
      return addPayment(tx, parts, order, { ...sent, method })
    }),
  )
}

/**
 * A fresh payment on the order of another one, which stops waiting. The promo that the order reserved stays reserved. Where that one had
 * made place for a payment of the same method already, it is the one that waits. Refuses with `payments.hourLimit` and `payments.dayLimit`.
 */
export async function retryPayment(
  parts: Parts,
  memberId: string,
  input: { id: string; idempotencyKey: string; method: 'paynow' | 'nets' },
): Promise<string> {
  const requestDigest = digest([input.id, input.method])
  return inTransaction(parts.db, async (tx) => {
    const member = await lockMember(tx, memberId)
    const repeated = await answeredBefore(tx, memberId, input.idempotencyKey, requestDigest)
    if (repeated) return repeated
    const former = await findPayment(tx, input.id)
    if (!former || former.member_id !== memberId) throw new Refusal('payments.notFound')
    if (member.deactivated) throw new Refusal('payments.deactivated')
    const order = await findOrder(tx, former.order_id)
    if (order.state !== 'open' || isTooOld(order, parts.clock.now())) throw new Refusal('payments.orderEnded')
    const sent = { key: input.idempotencyKey, requestDigest, method: input.method }
    return (await giveWaiting(tx, parts, order, { ...sent, replacing: former.id })) ?? addPayment(tx, parts, order, sent)
  })
}

/** Gives up the open order of a payment. Money that still arrives for it is judged as late, not lost. */
export async function cancelPayment(parts: Pick<Parts, 'db' | 'clock'>, memberId: string, paymentId: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    await lockMember(tx, memberId)
    const payment = await findPayment(tx, paymentId)
    if (!payment || payment.member_id !== memberId) throw new Refusal('payments.notFound')
    const order = await findOrder(tx, payment.order_id)
    if (order.state === 'cancelled') return
    if (order.state !== 'open') throw new Refusal('payments.orderEnded')
    await giveUpOrder(tx, order, toDate(parts.clock.now()))
  })
}

function isTooOld(order: MemberOrderRow, now: Temporal.Instant): boolean {
  return order.created_at < toDate(orderTooOldBefore(now))
}

async function answeredBefore(tx: Tx, memberId: string, key: string, requestDigest: string): Promise<string | null> {
  const before = await findPaymentByKey(tx, memberId, key)
  if (before && before.request_digest !== requestDigest) throw new Refusal('payments.keyReused')
  return before?.id ?? null
}

async function openOrder(tx: Tx, memberId: string, priced: Awaited<ReturnType<typeof pricePlan>>, at: Date): Promise<MemberOrderRow> {
  return tx
    .insertInto('member_order')
    .values({
      id: randomUUID(),
      member_id: memberId,
      plan_code: priced.plan,
      months: priced.months,
      price_cents: priced.priceCents,
      discount_cents: priced.discountCents,
      total_cents: priced.totalCents,
      free_months: priced.freeMonths,
      promo_id: priced.promo?.id ?? null,
      promo_code: priced.promo?.code ?? null,
      state: 'open',
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
