import type { ShopKey } from '@mwc/contract/redemptions/redemption-desk.schemas'
import { shopAddress } from '@mwc/contract/scan/scanned-text'
import type { ShopKeyRow } from './shop-keys.repo.ts'
import { isOpen } from '../show-shop.ts'

/** @param publicUrl Where members reach the app; the address in the poster's QR is below it. */
export function shopKeyView(row: ShopKeyRow, publicUrl: string, now: Temporal.Instant): ShopKey {
  const isEarly = row.publish_from === null || row.publish_from.getTime() > now.epochMilliseconds
  return {
    id: row.id,
    name: row.name,
    state: isOpen(row, now) ? 'published' : isEarly ? 'upcoming' : 'ended',
    code: row.code,
    address: row.code === null ? null : shopAddress(new URL(publicUrl).origin, row.code),
    hasPin: row.pin_hash !== null,
    pinSetAt: row.pin_set_at?.toISOString() ?? null,
  }
}
