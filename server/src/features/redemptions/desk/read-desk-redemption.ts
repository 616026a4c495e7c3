import type { DeskRedemption } from '@mwc/contract/redemptions/redemption-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findDeskRedemption } from './redemption-desk.repo.ts'
import { deskRedemptionView } from './redemption-desk.views.ts'

/** One use as staff see it; refuses with `redemptions.notFound`. */
export async function readDeskRedemption(db: Db, id: string): Promise<DeskRedemption> {
  const row = await findDeskRedemption(db, id)
  if (!row) throw new Refusal('redemptions.notFound')
  return deskRedemptionView(row)
}
