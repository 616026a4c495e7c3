import { randomBytes } from 'node:crypto'
import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import { shopCodeOf } from '@mwc/contract/redemptions/shop-code'
import type { Parts } from '../../dependencies.ts'
import { setCode } from './shop-keys.repo.ts'
import { readShopKey } from './read-shop-key.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'seal' | 'config'>

export type ShopKeyChange = { before: ShopKey; after: ShopKey }

/** Gives a shop a new code; the one on its posters opens nothing from then on. */
export async function newShopCode(parts: Needed, shopId: string): Promise<ShopKeyChange> {
  const before = await readShopKey(parts, shopId)
  await setCode(parts.db, shopId, shopCodeOf(randomBytes(10)))
  return { before, after: await readShopKey(parts, shopId) }
}
