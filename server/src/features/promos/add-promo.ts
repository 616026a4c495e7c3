import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { addPromo as addEndpoint } from '@mwc/contract/promos/promo-desk.endpoints'
import type * as z from 'zod/mini'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deskPromoView } from './promo-desk.views.ts'
import { insertPromo } from './promos.repo.ts'
import { shapePromo } from './shape-promo.ts'
import { checkTotals } from './check-totals.ts'
import type { PromoChange } from './change-promo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'gateways'>

/** Makes a promo code. Refuses with `promos.codeTaken` and `promos.tooLittleLeftOfPlan`. */
export async function addPromo(deps: Needed, input: z.output<(typeof addEndpoint)['input']>, language: Language): Promise<PromoChange> {
  const { db, clock } = deps
  await checkTotals(db, deps, input, language)
  const promo = await insertPromo(db, { id: randomUUID(), code: input.code, ...shapePromo(input) })
  if (!promo) throw new Refusal('promos.codeTaken')
  return { before: null, after: deskPromoView(promo, 0, clock.now()) }
}
