import type { Language } from '@mwc/contract/language/language'
import type { editPromo as editEndpoint } from '@mwc/contract/promos/promo-desk.endpoints'
import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import type * as z from 'zod/mini'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Actor } from '../log/read-actor.ts'
import { updatePromo } from './promos.repo.ts'
import { shapePromo } from './shape-promo.ts'
import { checkTotals } from './check-totals.ts'
import { changePromo } from './change-promo.ts'

type EditInput = z.output<(typeof editEndpoint)['input']>

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'gateways'>

/** Changes a promo code. Open orders keep what they were quoted; uses that were taken stay taken. */
export async function editPromo(deps: Needed, by: Actor, input: EditInput, language: Language): Promise<DeskPromo> {
  return changePromo(deps, by, { act: 'promos.edit', id: input.id }, async (tx, before) => {
    await checkTotals(tx, deps, input, language)
    if (input.totalLimit !== null && input.totalLimit < before.used) throw new Refusal('promos.limitTooLow')
    return updatePromo(tx, before.id, shapePromo(input))
  })
}
