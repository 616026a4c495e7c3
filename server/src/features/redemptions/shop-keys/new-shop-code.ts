import { randomBytes } from 'node:crypto'
import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import { shopCodeOf } from '@mwc/contract/redemptions/shop-code'
import type { Dependencies } from '../../../dependencies.ts'
import type { Actor } from '../../log/read-actor.ts'
import { changeShopKey } from './change-shop-key.ts'
import { setCode } from './shop-keys.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'config'>

/** Gives a shop a new code; the one on its posters opens nothing from then on. */
export async function newShopCode(deps: Needed, by: Actor, shopId: string): Promise<ShopKey> {
  const code = shopCodeOf(randomBytes(10))
  return changeShopKey(deps, by, { act: 'shops.newCode', shopId }, (tx) => setCode(tx, shopId, code))
}
