import { randomBytes } from 'node:crypto'
import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import { shopCodeOf } from '@mwc/contract/redemptions/shop-code'
import type { Db } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { newCode } from '../../keys/encryption.ts'
import type { Parts } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { pinHashOf } from './check-shop-pin.ts'
import { findShop, setCode, setPin } from './shop-keys.repo.ts'
import { shopKeyView } from './shop-keys.views.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'seal' | 'config'>
export type ShopKeyChange = { before: ShopKey; after: ShopKey }

async function read({ db, config, clock }: Needed, shopId: string): Promise<ShopKey> {
  const row = await findShop(db, shopId)
  if (!row) throw new Refusal('content.notFound')
  return shopKeyView(row, config.publicUrl, clock.now())
}

/** Gives a shop a new code; the one on its posters opens nothing from then on. */
export async function newShopCode(parts: Needed, shopId: string): Promise<ShopKeyChange> {
  const before = await read(parts, shopId)
  await setCode(parts.db, shopId, shopCodeOf(randomBytes(10)))
  return { before, after: await read(parts, shopId) }
}

/** Gives a shop a new PIN of six digits, which is told this once. */
export async function newShopPin(parts: Needed, shopId: string): Promise<ShopKeyChange & { pin: string }> {
  const before = await read(parts, shopId)
  const pin = newCode()
  await setPin(parts.db, shopId, pinHashOf(parts.seal, shopId, pin), toDate(parts.clock.now()))
  return { before, after: await read(parts, shopId), pin }
}

/** Gives a shop a code and a PIN of the caller's choice: for the example shops. */
export async function setShopKey(
  db: Db,
  { seal, clock }: Pick<Parts, 'seal' | 'clock'>,
  shop: { id: string; code: string; pin: string },
): Promise<void> {
  await setCode(db, shop.id, shop.code)
  await setPin(db, shop.id, pinHashOf(seal, shop.id, shop.pin), toDate(clock.now()))
}

/** A shop's key, for who changed something else of it. */
export { read as readShopKey }
