import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { smallestOf } from '../../../ports/payment-gateway.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { hasTerms } from '../../membership/has-terms.ts'
import { applyPromo, isTooLittle, type PriceEffect, type Promo } from '../../promos/apply-promo.ts'
import { findPromoFor } from '../../promos/find-promo-for.ts'
import { findPlan } from './payments.repo.ts'

export type PricedPlan = { plan: PlanCode; months: number; priceCents: number; promo: Promo | null } & PriceEffect

/**
 * A plan's price with a promo code for a person. Throws the plan's or the code's refusal,
 * also where less is left than gateways collect.
 */
export async function pricePlan(
  db: Db,
  { gateways }: Pick<Dependencies, 'gateways'>,
  asked: { plan: PlanCode; promoCode: string | undefined; memberId: string; person: string; now: Temporal.Instant },
): Promise<PricedPlan> {
  const plan = await findPlan(db, asked.plan)
  if (!plan) throw new Refusal('payments.planWithdrawn')
  const isNew = !(await hasTerms(db, asked.memberId))
  const promo = asked.promoCode ? await findPromoFor(db, asked.promoCode, { ...asked, isNew }) : null
  const effect = applyPromo(plan.price_cents, promo)
  if (promo && isTooLittle(effect.totalCents, smallestOf(gateways))) throw new Refusal('promos.tooLittleLeft')
  return { plan: plan.code, months: plan.months, priceCents: plan.price_cents, promo, ...effect }
}
