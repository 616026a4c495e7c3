import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { setPromoEnd } from './promos.repo.ts'
import { changePromo, type PromoChange } from './change-promo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Ends a promo code now; one that is over already keeps its end. */
export async function endPromo({ db, clock }: Needed, id: string): Promise<PromoChange> {
  return changePromo({ db, clock }, id, (tx) => setPromoEnd(tx, id, toDate(clock.now())))
}
