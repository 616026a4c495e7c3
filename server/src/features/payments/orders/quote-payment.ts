import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Quote } from '@mwc/contract/payments/payments.schemas'
import type { Db } from '../../../database/database.ts'
import { returnAllowance, takeAllowance, daySeconds } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf } from '../../../ports/clock.ts'
import { smallestOf } from '../../../ports/payment-gateway.ts'
import type { Parts } from '../../../dependencies.ts'
import { foreseeTerm, hasTerms } from '../../membership/lay-term.ts'
import { type PriceEffect, type Promo, applyPromo, isTooLittle } from '../../promos/apply-promo.ts'
import { findPromoFor } from '../../promos/find-promo-for.ts'
import { findPlan } from './payments.repo.ts'

/** Codes that a member may try in a day without finding one: enough for misreading, too few for guessing. */
const wrongCodesADay = 20

export type PricedPlan = { plan: PlanCode; months: number; priceCents: number; promo: Promo | null } & PriceEffect

/**
 * Prices a plan with a promo code for a person; throws the refusal of the plan or the code, also where the code leaves less to pay than the
 * gateways collect.
 */
export async function pricePlan(
  db: Db,
  { gateways }: Pick<Parts, 'gateways'>,
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

/** A price with the dates that it would cover if it were paid today. */
export async function quoteFor(
  db: Db,
  memberId: string,
  priced: Omit<PricedPlan, 'promo'> & { promo: Pick<Promo, 'code'> | null },
  now: Temporal.Instant,
): Promise<Quote> {
  const term = await foreseeTerm(db, memberId, priced.months + priced.freeMonths, dayOf(now))
  const { plan, months, priceCents, discountCents, totalCents, freeMonths, promo } = priced
  const dates = { firstDay: term.firstDay.toString(), lastDay: term.lastDay.toString() }
  return { plan, months, priceCents, discountCents, totalCents, freeMonths, promoCode: promo?.code ?? null, ...dates }
}

/** Runs what tries a promo code; a member who tried too many codes in a day without finding one is told to wait. Counted outside the caller's transaction. */
export async function countPromoGuess<T>(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  memberId: string,
  code: string | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (code === undefined) return run()
  const now = clock.now()
  const key = `promo-guess:${memberId}`
  if (!(await takeAllowance(db, key, wrongCodesADay, daySeconds, now))) throw new Refusal('request.tooMany')
  try {
    const result = await run()
    await returnAllowance(db, key, daySeconds, now)
    return result
  } catch (error) {
    if (!(error instanceof Refusal && error.reason.startsWith('promos.'))) await returnAllowance(db, key, daySeconds, now)
    throw error
  }
}

/** Quotes a plan to a member; a member who tries too many unknown codes in a day is told to wait. */
export async function quotePayment(
  { db, clock, gateways }: Parts,
  memberId: string,
  asked: { plan: PlanCode; promoCode?: string | undefined },
): Promise<Quote> {
  const now = clock.now()
  const member = await db.selectFrom('member').select(['fin_hash', 'deactivated_at']).where('id', '=', memberId).executeTakeFirstOrThrow()
  if (member.deactivated_at) throw new Refusal('payments.deactivated')
  const priced = await countPromoGuess({ db, clock }, memberId, asked.promoCode, () =>
    pricePlan(db, { gateways }, { ...asked, promoCode: asked.promoCode, memberId, person: member.fin_hash ?? memberId, now }),
  )
  return quoteFor(db, memberId, priced, now)
}
