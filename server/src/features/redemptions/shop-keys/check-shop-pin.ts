import type { Db } from '../../../database/database.ts'
import { secondsUntilNextWindow, takeAllowance } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'
import { isOneOf } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findShop } from './shop-keys.repo.ts'
import { shopPinHashes } from './hash-shop-key.ts'

const waitSeconds = 15 * 60
/** Wrong PINs of one member in a quarter of an hour, at whatever shops. */
const wrongOfMember = 5
/** Wrong PINs at one shop, of whatever members: more than one member can waste, so that no single one locks it for the others. */
const wrongAtShop = 20

/**
 * Checks a shop's PIN typed on a member's phone; answers with its kept hash. Refuses with `wrongPin`, `pinLocked`, `noPin`.
 * Right PINs cost nothing, but are answered in turn among the wrong ones, so that parallel guesses gain nothing.
 * Wrong ones count outside any transaction.
 */
export async function checkShopPin(
  { db, clock, encryption }: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  { memberId, shopId, pin }: { memberId: string; shopId: string; pin: string },
): Promise<string> {
  const shop = await findShop(db, shopId)
  if (!shop) throw new Refusal('redemptions.shopUnknown')
  if (shop.pin_hash === null) throw new Refusal('redemptions.noPin')
  const now = clock.now()
  const isRight = isOneOf(shop.pin_hash, shopPinHashes(encryption, shopId, pin))
  await takeTurn(db, memberCount(memberId), now, isRight ? 0 : 1)
  await takeTurn(db, [`shop-pin:shop:${shopId}`, wrongAtShop], now, isRight ? 0 : 1)
  if (!isRight) throw new Refusal('redemptions.wrongPin')
  return shop.pin_hash
}

/**
 * For a use that was made: its right PIN waits, too, while the member's wrong ones are spent.
 * Else every PIN could be tried on it. Refuses with `pinLocked`.
 */
export async function waitForPinTurn({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, memberId: string): Promise<void> {
  await takeTurn(db, memberCount(memberId), clock.now(), 0)
}

type Count = [key: string, limit: number]
const memberCount = (memberId: string): Count => [`shop-pin:member:${memberId}`, wrongOfMember]

async function takeTurn(db: Db, [key, limit]: Count, now: Temporal.Instant, uses: 0 | 1): Promise<void> {
  if (await takeAllowance(db, key, limit, waitSeconds, now, uses)) return
  throw new Refusal('redemptions.pinLocked', { retryAfterSeconds: secondsUntilNextWindow(waitSeconds, now) })
}
