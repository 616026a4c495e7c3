import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { smallestOf } from '../../../ports/payment-gateway.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { isNewMember } from '../../membership/is-new-member.ts'
import { applyPromo, isTooLittle, type PriceEffect, type Promo } from '../../promos/apply-promo.ts'
import { findPromoFor } from '../../promos/find-promo-for.ts'
import { findPlan } from './payments.repo.ts'

export type PricedPlan = { plan: PlanCode; months: number; priceCents: number; promo: Promo | null } & PriceEffect

type Asked = { plan: PlanCode; promoCode: string | undefined; memberId: string; person: string; now: Temporal.Instant }

/**
 * A plan's price with a promo code for a person. Throws the plan's or the code's refusal,
 * also where less is left than gateways collect.
 */
export async function pricePlan(db: Db, deps: Pick<Dependencies, 'gateways'>, asked: Asked): Promise<PricedPlan> {
  return priceFoundPlan(db, deps, await findPlan(db, asked.plan), asked)
}

/** The same of a plan that was looked for already. */
export async function priceFoundPlan(
  db: Db,
  { gateways }: Pick<Dependencies, 'gateways'>,
  plan: Awaited<ReturnType<typeof findPlan>>,
  asked: Asked,
): Promise<PricedPlan> {
  if (!plan) throw new Refusal('payments.planWithdrawn')
  const promo = asked.promoCode ? await findPromoFor(db, asked.promoCode, { ...asked, isNew: await isNewMember(db, asked) }) : null
  const effect = applyPromo(plan.price_cents, promo)
  if (promo && isTooLittle(effect.totalCents, smallestOf(gateways))) throw new Refusal('promos.tooLittleLeft')
  return { plan: plan.code, months: plan.months, priceCents: plan.price_cents, promo, ...effect }
}
