import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { hashShopPin } from './hash-shop-key.ts'
import { setCode, setPin } from './shop-keys.repo.ts'

/** Gives a shop a code and a PIN of the caller's choice: for the example shops. */
export async function setShopKey(
  db: Db,
  { encryption, clock }: Pick<Dependencies, 'encryption' | 'clock'>,
  shop: { id: string; code: string; pin: string },
): Promise<void> {
  await setCode(db, shop.id, shop.code)
  await setPin(db, shop.id, hashShopPin(encryption, shop.id, shop.pin), toDate(clock.now()))
}
