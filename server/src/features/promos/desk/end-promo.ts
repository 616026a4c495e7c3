import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { PromoActor } from './promo-desk.views.ts'
import { isEndable } from '../promo.rules.ts'
import { setPromoEnd } from '../promos.repo.ts'
import { changePromo } from './change-promo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Ends a promo code now; one that is over already keeps its end. */
export async function endPromo(deps: Needed, by: PromoActor, id: string): Promise<DeskPromo> {
  return changePromo(deps, by, { act: 'promos.end', id }, async (tx, promo) => {
    const now = deps.clock.now()
    return isEndable(promo, now) ? setPromoEnd(tx, id, toDate(now)) : null
  })
}
