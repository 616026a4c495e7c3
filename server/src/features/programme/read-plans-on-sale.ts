import type { PlanOnSale } from '@mwc/contract/programme/programme.schemas'
import type { Db } from '../../database/database.ts'
import { heldRead } from '../../database/reads/held-read.ts'
import { listPublicPlans } from './plans.repo.ts'

export type PlansOnSale = { plans: PlanOnSale[]; examplePrices: boolean }

/** What everybody may know of the plans on sale before joining: held, so at most a second old (`heldRead`). */
export const readPlansOnSale: (db: Db) => Promise<PlansOnSale> = heldRead(async (db) => {
  const plans = await listPublicPlans(db)
  return {
    plans: plans.map(({ code, months, price_cents }) => ({ plan: code, months, priceCents: price_cents })),
    examplePrices: plans.some((plan) => plan.is_example),
  }
})
