import type { LogAct } from '@mwc/contract/log/acts'
import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Promo } from '../promo.rules.ts'
import { reservedUses } from '../promo-uses.repo.ts'
import { lockPromo } from '../promos.repo.ts'
import { deskPromoView, type PromoActor, type PromoFacts, promoFacts } from './promo-desk.views.ts'
import { namesOfBatches } from './promo-batches.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/**
 * Changes a locked code by an act, and answers with it as it is then. Refuses with `promos.notFound`.
 * @param change answers null where nothing is left to do.
 */
export async function changePromo(
  deps: Needed,
  by: PromoActor,
  { act, id }: { act: LogAct; id: string },
  change: (tx: Tx, promo: Promo, before: PromoFacts) => Promise<Promo | null>,
): Promise<DeskPromo> {
  return inTransaction(deps.db, async (tx) => {
    const promo = await lockPromo(tx, id)
    if (!promo) throw new Refusal('promos.notFound')
    const reserved = (await reservedUses(tx, [id])).get(id) ?? 0
    const batch = (await namesOfBatches(tx, [promo])).get(promo.batchId ?? '') ?? null
    const now = deps.clock.now()
    const shown = { reserved, batch, now, role: by.role }
    const before = promoFacts(promo, reserved, now)
    const changed = await change(tx, promo, before)
    if (!changed) return deskPromoView(promo, shown)
    await recordAct(tx, deps, by, { act, record: { kind: 'promo', id }, before, after: promoFacts(changed, reserved, now) })
    return deskPromoView(changed, shown)
  })
}
