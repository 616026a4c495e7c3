import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import { endContent } from '../../content/desk/end-content.ts'
import type { Actor } from '../../log/read-actor.ts'
import { changeShopKey } from './change-shop-key.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'config'>

/** Closes a shop now: nothing more is used there, nor is it shown. Refuses with `content.notFound`. */
export async function closeShop(deps: Needed, by: Actor, shopId: string): Promise<ShopKey> {
  return changeShopKey(deps, by, { act: 'shops.close', shopId }, (tx) => endContent(tx, deps.clock, 'shop', shopId))
}
