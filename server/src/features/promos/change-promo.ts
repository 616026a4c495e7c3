import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { deskPromoView } from './promo-desk.views.ts'
import type { Promo } from './promo.rules.ts'
import { lockPromo } from './promos.repo.ts'
import { reservedUses } from './promo-uses.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

export type PromoChange = { before: DeskPromo | null; after: DeskPromo }

/** Changes a locked code, and answers with it before and after. Refuses with `promos.notFound`. */
export async function changePromo(
  { db, clock }: Needed,
  id: string,
  change: (tx: Tx, before: Promo) => Promise<Promo>,
): Promise<PromoChange> {
  return inTransaction(db, async (tx) => {
    const before = await lockPromo(tx, id)
    if (!before) throw new Refusal('promos.notFound')
    const after = await change(tx, before)
    const reserved = (await reservedUses(tx, [id])).get(id) ?? 0
    const now = clock.now()
    return { before: deskPromoView(before, reserved, now), after: deskPromoView(after, reserved, now) }
  })
}
