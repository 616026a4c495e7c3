import type { Db } from '../../database/database.ts'
import type { Parts } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { hashShopPin } from './hash-shop-key.ts'
import { setCode, setPin } from './shop-keys.repo.ts'

/** Gives a shop a code and a PIN of the caller's choice: for the example shops. */
export async function setShopKey(
  db: Db,
  { seal, clock }: Pick<Parts, 'seal' | 'clock'>,
  shop: { id: string; code: string; pin: string },
): Promise<void> {
  await setCode(db, shop.id, shop.code)
  await setPin(db, shop.id, hashShopPin(seal, shop.id, shop.pin), toDate(clock.now()))
}
