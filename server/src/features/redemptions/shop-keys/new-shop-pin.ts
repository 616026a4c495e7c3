import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import { newCode } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Actor } from '../../log/read-actor.ts'
import { changeShopKey } from './change-shop-key.ts'
import { hashShopPin } from './hash-shop-key.ts'
import { setPin } from './shop-keys.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'config'>

/** Gives a shop a new PIN of six digits, which is told this once. */
export async function newShopPin(deps: Needed, by: Actor, shopId: string): Promise<ShopKey & { pin: string }> {
  const pin = newCode()
  const changed = await changeShopKey(deps, by, { act: 'shops.newPin', shopId }, (tx) =>
    setPin(tx, shopId, hashShopPin(deps.encryption, shopId, pin), toDate(deps.clock.now())),
  )
  return { ...changed, pin }
}
