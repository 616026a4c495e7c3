import { newCode } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { hashShopPin } from './hash-shop-key.ts'
import { setPin } from './shop-keys.repo.ts'
import { readShopKey } from './read-shop-key.ts'
import type { ShopKeyChange } from './new-shop-code.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'config'>

/** Gives a shop a new PIN of six digits, which is told this once. */
export async function newShopPin(deps: Needed, shopId: string): Promise<ShopKeyChange & { pin: string }> {
  const before = await readShopKey(deps, shopId)
  const pin = newCode()
  await setPin(deps.db, shopId, hashShopPin(deps.encryption, shopId, pin), toDate(deps.clock.now()))
  return { before, after: await readShopKey(deps, shopId), pin }
}
