import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPromoUses as endpoint } from '@mwc/contract/promos/promo-desk.calls'
import type { Db } from '../../../database/database.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import { promoUseView } from './promo-desk.views.ts'
import { type PromoUseColumn, type PromoUseFilter, promoUses } from './promo-use-list.repo.ts'

/** A page of who used a code, or the codes of a batch. */
export async function listPromoUses(db: Db, asked: AskedPage<PromoUseColumn> & PromoUseFilter): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, promoUses(db, asked), asked)
  return { rows: rows.map(promoUseView), ...counted }
}
