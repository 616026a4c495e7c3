import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listDeskRedemptions as endpoint } from '@mwc/contract/redemptions/redemption-desk.calls'
import type { Db } from '../../../database/database.ts'
import { pageOfDeskRedemptions } from './redemption-desk.repo.ts'
import { deskRedemptionView } from './redemption-desk.views.ts'

/** A page of uses, newest first: all, or those of a receipt number or member number. */
export async function listDeskRedemptions(
  db: Db,
  asked: { page: number; pageSize: number; search?: string | undefined },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, total } = await pageOfDeskRedemptions(db, asked)
  return { redemptions: rows.map(deskRedemptionView), total }
}
