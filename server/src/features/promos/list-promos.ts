import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPromos as endpoint } from '@mwc/contract/promos/promo-desk.calls'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deskPromoView } from './promo-desk.views.ts'
import { type PromoColumn, promos } from './promos.repo.ts'
import { reservedUses } from './promo-uses.repo.ts'

/** A page of all promo codes, or of those that begin with a text. */
export async function listPromos(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<PromoColumn> & { search?: string | undefined },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, promos(db, asked), asked)
  const reserved = await reservedUses(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((promo) => deskPromoView(promo, reserved.get(promo.id) ?? 0, clock.now())), ...counted }
}
