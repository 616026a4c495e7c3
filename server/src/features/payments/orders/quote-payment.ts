import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Quote } from '@mwc/contract/payments/payments.schemas'
import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf } from '../../../ports/clock.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { previewTerm } from '../../membership/preview-term.ts'
import type { Promo } from '../../promos/apply-promo.ts'
import { type PricedPlan, pricePlan } from './price-plan.ts'
import { limitPromoGuesses } from './limit-promo-guesses.ts'
import { readPerson } from './person.repo.ts'

/** A price with the dates that it would cover if it were paid today. */
export async function quoteFor(
  db: Db,
  memberId: string,
  priced: Omit<PricedPlan, 'promo'> & { promo: Pick<Promo, 'code'> | null },
  now: Temporal.Instant,
): Promise<Quote> {
  const term = await previewTerm(db, memberId, priced.months + priced.freeMonths, dayOf(now))
  const { plan, months, priceCents, discountCents, totalCents, freeMonths, promo } = priced
  const dates = { firstDay: term.firstDay.toString(), lastDay: term.lastDay.toString() }
  return { plan, months, priceCents, discountCents, totalCents, freeMonths, promoCode: promo?.code ?? null, ...dates }
}

/** Quotes a plan to a member; a member who tries too many unknown codes in a day is told to wait. */
export async function quotePayment(
  { db, clock, gateways }: Dependencies,
  memberId: string,
  asked: { plan: PlanCode; promoCode?: string | undefined },
): Promise<Quote> {
  const now = clock.now()
  const { person, deactivated } = await readPerson(db, memberId)
  if (deactivated) throw new Refusal('payments.deactivated')
  const priced = await limitPromoGuesses({ db, clock }, memberId, asked.promoCode, () =>
    pricePlan(db, { gateways }, { ...asked, promoCode: asked.promoCode, memberId, person, now }),
  )
  return quoteFor(db, memberId, priced, now)
}
