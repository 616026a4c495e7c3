import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listDeskRedemptions as endpoint } from '@mwc/contract/redemptions/redemption-desk.calls'
import type { Db } from '../../../database/database.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import { type RedemptionColumn, type RedemptionFilter, redemptions } from './redemption-desk.repo.ts'
import { deskRedemptionView } from './redemption-desk.views.ts'

/** A page of the uses that fit a filter. */
export async function listDeskRedemptions(
  db: Db,
  asked: AskedPage<RedemptionColumn> & RedemptionFilter,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, redemptions(db, asked), asked)
  return { rows: rows.map(deskRedemptionView), ...counted }
}
