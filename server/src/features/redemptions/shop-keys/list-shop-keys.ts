import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listShopKeys as endpoint } from '@mwc/contract/redemptions/redemption-desk.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { pageOfShops } from './shop-keys.repo.ts'
import { shopKeyView } from './shop-keys.views.ts'

/** A page of all shops in their order, with their codes and whether they have a PIN. */
export async function listShopKeys(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  asked: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, total } = await pageOfShops(db, asked)
  return { shops: rows.map((row) => shopKeyView(row, config.publicUrl, clock.now())), total }
}
