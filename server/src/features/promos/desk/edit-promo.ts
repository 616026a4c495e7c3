import type { Language } from '@mwc/contract/language/language'
import type { editPromo as editEndpoint } from '@mwc/contract/promos/promo-desk.endpoints'
import { type DeskPromo, editPromoInput } from '@mwc/contract/promos/promo-desk.schemas'
import type * as z from 'zod/mini'
import { isToDo } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { PromoActor } from './promo-desk.views.ts'
import { isEditable } from '../promo.rules.ts'
import { updatePromo } from '../promos.repo.ts'
import { shapePromo } from './shape-promo.ts'
import { checkTotals } from './check-totals.ts'
import { changePromo } from './change-promo.ts'

type EditInput = z.output<(typeof editEndpoint)['input']>

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'gateways'>

const asStored = (input: EditInput) => ({
  ...input,
  startsAt: new Date(input.startsAt).toISOString(),
  endsAt: new Date(input.endsAt).toISOString(),
  plans: input.plans?.length ? input.plans : null,
})

/** Changes a promo code. Open orders keep what they were quoted; uses that were taken stay taken. Safe to repeat. */
export async function editPromo(deps: Needed, by: PromoActor, input: EditInput, language: Language): Promise<DeskPromo> {
  return changePromo(deps, by, { act: 'promos.edit', id: input.id }, async (tx, promo, before) => {
    if (!isEditable(promo)) throw new Refusal('promos.inBatch')
    if (!isToDo(editPromoInput, asStored(input), before)) return null
    await checkTotals(tx, deps, input, language)
    if (input.totalLimit !== null && input.totalLimit < promo.used) throw new Refusal('promos.limitTooLow')
    return updatePromo(tx, promo.id, shapePromo(input))
  })
}
