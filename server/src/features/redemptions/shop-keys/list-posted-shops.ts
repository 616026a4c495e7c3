import { randomBytes } from 'node:crypto'
import { shopCodeOf } from '@mwc/contract/redemptions/shop-code'
import type { Db } from '../../../database/database.ts'
import { toDate } from '../../../ports/clock.ts'
import { listOpen, setFirstCode } from './shop-keys.repo.ts'

export type PostedShop = { name: string; address: string; code: string }

/** The open shops in their order, each with the code of its poster; one without a code gets its first. */
export async function listPostedShops(db: Db, now: Temporal.Instant): Promise<PostedShop[]> {
  for (const shop of await listOpen(db, toDate(now))) if (shop.code === null) await setFirstCode(db, shop.id, shopCodeOf(randomBytes(10)))
  return (await listOpen(db, toDate(now))).map(({ name, address, code }) => ({ name, address, code: code ?? '' }))
}
