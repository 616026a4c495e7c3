import type { Language } from '@mwc/contract/language/language'
import type { editPromo as editEndpoint } from '@mwc/contract/promos/promo-desk.endpoints'
import type * as z from 'zod/mini'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { smallestOf } from '../../../ports/payment-gateway.ts'
import { applyPromo, isTooLittle } from '../apply-promo.ts'
import { pricesOf } from '../promos.repo.ts'

type EditInput = z.output<(typeof editEndpoint)['input']>

type Saving = Pick<Dependencies, 'gateways'>

/** Refuses, at the field, what would leave a plan with a total that a gateway is too big for. */
export async function checkTotals(
  db: Db,
  { gateways }: Saving,
  input: Pick<EditInput, 'plans' | 'effect' | 'effectValue'>,
  language: Language,
) {
  const smallest = smallestOf(gateways)
  const prices = await pricesOf(db, input.plans && input.plans.length > 0 ? input.plans : null)
  if (prices.some((price) => isTooLittle(applyPromo(price, input).totalCents, smallest)))
    throw fieldRefusal('promos.tooLittleLeftOfPlan', 'effectValue', 'invalid', language)
}
