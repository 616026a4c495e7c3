import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listShopKeys as endpoint } from '@mwc/contract/redemptions/redemption-desk.calls'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { type ShopColumn, shopKeys } from './shop-keys.repo.ts'
import { shopKeyView } from './shop-keys.views.ts'

/** A page of all shops in their order, with their codes and whether they have a PIN. */
export async function listShopKeys(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  asked: AskedPage<ShopColumn>,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, shopKeys(db), asked)
  return { rows: rows.map((row) => shopKeyView(row, config.publicUrl, clock.now())), ...counted }
}
