import { randomUUID } from 'node:crypto'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Tx } from '../../../database/database.ts'
import { inTransaction, together } from '../../../database/in-transaction.ts'
import type { MemberOrderRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { reservePromo } from '../../promos/reserve-promo.ts'
import { lockPromos } from '../../promos/lock-promos.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { addPayment, type Started } from './add-payment.ts'
import { reuseWaitingPayment } from './reuse-waiting-payment.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { findPlan, insertOrder, openOrderOf } from '../orders/payments.repo.ts'
import { limitPromoGuesses } from '../orders/limit-promo-guesses.ts'
import { type PricedPlan, priceFoundPlan } from '../orders/price-plan.ts'
import { findRepeatedStart, digest } from './find-repeated-start.ts'
import { isOrderTooOld } from './is-order-too-old.ts'

export type StartInput = {
  idempotencyKey: string
  plan: PlanCode
  method: 'paynow' | 'nets'
  promoCode?: string | undefined
  expectedTotalCents: number
}

/**
 * Opens a payment: on the open order if plan, price and promo are the same, else on a new order in its place.
 * Answers with it, or with the waiting one of that order and method. The same key gives the same payment.
 * Refuses with `payments.hourLimit` and `payments.dayLimit`. The gateway is asked after commit (`open-at-gateway.ts`).
 * `record` writes down in the same transaction who started it for the member; a repeat is written down once.
 */
export async function startPayment(
  deps: Dependencies,
  memberId: string,
  input: StartInput,
  record: (tx: Tx, paymentId: string) => Promise<void> = async () => undefined,
): Promise<Started> {
  const requestDigest = digest([input.plan, input.method, input.promoCode ?? null, input.expectedTotalCents])
  const settings = await readSettings(deps.db)
  return limitPromoGuesses(deps, memberId, input.promoCode, () =>
    inTransaction(deps.db, async (tx) => {
      const member = await lockMember(tx, memberId)
      const [repeated, plan, open] = await together(
        findRepeatedStart(tx, memberId, input.idempotencyKey, requestDigest),
        findPlan(tx, input.plan),
        openOrderOf(tx, memberId),
      )
      if (repeated) return { id: repeated, payment: null }
      if (member.deactivated || member.closed) throw new Refusal('payments.deactivated')
      const now = deps.clock.now()
      const at = toDate(now)
      const priced = await priceFoundPlan(tx, deps, plan, { ...input, promoCode: input.promoCode, memberId, person: member.person, now })
      if (priced.totalCents !== input.expectedTotalCents) throw new Refusal('payments.priceChanged')
      const same =
        open &&
        !isOrderTooOld(open, now) &&
        open.plan_code === priced.plan &&
        open.promo_id === (priced.promo?.id ?? null) &&
        open.total_cents === priced.totalCents &&
        open.free_months === priced.freeMonths
      if (open && !same) {
        await lockPromos(tx, [open.promo_id, priced.promo?.id ?? null])
        await giveUpOrder(tx, open, at)
      }
      const sent = { key: input.idempotencyKey, requestDigest }
      const waiting = same && open ? await reuseWaitingPayment(tx, deps, open, { ...sent, method: input.method }) : null
      const order = same ? open : newOrder(memberId, priced, at)
      const add = () =>
        addPayment(tx, deps, order, { ...sent, method: order.total_cents === 0 ? 'promo' : input.method, settings, isFirst: !same })
      const begin = async (): Promise<Started> => {
        if (waiting) return { id: waiting, payment: null }
        if (same) return add()
        if (!priced.promo) return (await together(insertOrder(tx, order), add()))[1]
        await together(insertOrder(tx, order), reservePromo(tx, priced.promo, { orderId: order.id, person: member.person, at }))
        return add()
      }
      const started = await begin()
      await record(tx, started.id)
      return started
    }),
  )
}

function newOrder(memberId: string, priced: PricedPlan, at: Date): MemberOrderRow {
  return {
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
    ended_at: null,
  }
}
