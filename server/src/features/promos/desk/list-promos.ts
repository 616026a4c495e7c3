import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPromos as endpoint } from '@mwc/contract/promos/promo-desk.calls'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { reservedUses } from '../promo-uses.repo.ts'
import { namesOfBatches } from './promo-batches.repo.ts'
import { deskPromoView } from './promo-desk.views.ts'
import { type PromoColumn, type PromoFilter, promos } from './promo-list.repo.ts'

/** A page of the codes that fit a filter; those of batches by a search or their batch alone. */
export async function listPromos(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<PromoColumn> & PromoFilter,
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const now = clock.now()
  const { rows, ...counted } = await pageOfList(db, promos(db, asked, toDate(now)), asked)
  const ids = rows.map(({ id }) => id)
  const [reserved, batches] = await Promise.all([reservedUses(db, ids), namesOfBatches(db, rows)])
  const shown = rows.map((promo) => {
    const batch = batches.get(promo.batchId ?? '') ?? null
    return deskPromoView(promo, { reserved: reserved.get(promo.id) ?? 0, batch, now, role })
  })
  return { rows: shown, ...counted }
}
