import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { addPromo as addEndpoint } from '@mwc/contract/promos/promo-desk.endpoints'
import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import type * as z from 'zod/mini'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { recordAct } from '../../log/record-act.ts'
import { deskPromoView, type PromoActor, promoFacts } from './promo-desk.views.ts'
import { insertPromo } from '../promos.repo.ts'
import { shapePromo } from './shape-promo.ts'
import { checkTotals } from './check-totals.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'gateways'>
type AddInput = z.output<(typeof addEndpoint)['input']>

/** Makes a promo code. Refuses with `promos.codeTaken` and `promos.tooLittleLeftOfPlan`. */
export async function addPromo(deps: Needed, by: PromoActor, input: AddInput, language: Language): Promise<DeskPromo> {
  const { db, clock } = deps
  await checkTotals(db, deps, input, language)
  return inTransaction(db, async (tx) => {
    const promo = await insertPromo(tx, { id: randomUUID(), code: input.code, ...shapePromo(input) })
    if (!promo) throw new Refusal('promos.codeTaken')
    const now = clock.now()
    const after = promoFacts(promo, 0, now)
    await recordAct(tx, deps, by, { act: 'promos.add', record: { kind: 'promo', id: promo.id }, before: null, after })
    return deskPromoView(promo, { reserved: 0, batch: null, now, role: by.role })
  })
}
