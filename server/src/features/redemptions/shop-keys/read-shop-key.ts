import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findShop } from './shop-keys.repo.ts'
import { shopKeyView } from './shop-keys.views.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'config'>

/** A shop's key; refuses with `content.notFound` a shop that is not there. */
export async function readShopKey({ db, config, clock }: Needed, shopId: string): Promise<ShopKey> {
  const row = await findShop(db, shopId)
  if (!row) throw new Refusal('content.notFound')
  return shopKeyView(row, config.publicUrl, clock.now())
}
