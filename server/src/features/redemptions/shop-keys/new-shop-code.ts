import { randomBytes } from 'node:crypto'
import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import { shopCodeOf } from '@mwc/contract/redemptions/shop-code'
import type { Dependencies } from '../../../dependencies.ts'
import { setCode } from './shop-keys.repo.ts'
import { readShopKey } from './read-shop-key.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'config'>

export type ShopKeyChange = { before: ShopKey; after: ShopKey }

/** Gives a shop a new code; the one on its posters opens nothing from then on. */
export async function newShopCode(deps: Needed, shopId: string): Promise<ShopKeyChange> {
  const before = await readShopKey(deps, shopId)
  await setCode(deps.db, shopId, shopCodeOf(randomBytes(10)))
  return { before, after: await readShopKey(deps, shopId) }
}
