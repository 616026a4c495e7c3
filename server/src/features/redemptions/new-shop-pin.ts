import { newCode } from '../../keys/encryption.ts'
import type { Parts } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { hashShopPin } from './hash-shop-key.ts'
import { setPin } from './shop-keys.repo.ts'
import { readShopKey } from './read-shop-key.ts'
import type { ShopKeyChange } from './new-shop-code.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'seal' | 'config'>

/** Gives a shop a new PIN of six digits, which is told this once. */
export async function newShopPin(parts: Needed, shopId: string): Promise<ShopKeyChange & { pin: string }> {
  const before = await readShopKey(parts, shopId)
  const pin = newCode()
  await setPin(parts.db, shopId, hashShopPin(parts.seal, shopId, pin), toDate(parts.clock.now()))
  return { before, after: await readShopKey(parts, shopId), pin }
}
