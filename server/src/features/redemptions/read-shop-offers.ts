import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { readShopOffers as shopEndpoint } from '@mwc/contract/redemptions/redemptions.calls'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { voucherView } from './redemptions.views.ts'
import { findShopByCode } from './shop-keys/shop-keys.repo.ts'
import { isOpen, showShop } from './show-shop.ts'
import { listCountedAt, listVouchersFor } from './uses.repo.ts'
import { viewPrivileges } from './view-privileges.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type Reader = { memberId: string; language: Language }

/** What a member can use at the shop of a poster. Refuses with `shopUnknown`, `shopClosed`. */
export async function readShopOffers({ db, clock }: Needed, reader: Reader, shopCode: string): Promise<OutputOf<typeof shopEndpoint>> {
  const [now, shop] = [clock.now(), await findShopByCode(db, shopCode)]
  if (!shop) throw new Refusal('redemptions.shopUnknown')
  if (!isOpen(shop, now)) throw new Refusal('redemptions.shopClosed')
  const today = dayOf(now)
  const vouchers = await listVouchersFor(db, reader.memberId, shop.id, today.toString())
  const privileges = await viewPrivileges(db, reader, await listCountedAt(db, shop.id, toDate(now)), today)
  const offers = [...vouchers.map((voucher) => voucherView(voucher, today, reader.language)), ...privileges]
  return { shop: showShop(shop), offers: [...offers.filter(({ blocked }) => !blocked), ...offers.filter(({ blocked }) => blocked)] }
}
