import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { readShopOffers as shopEndpoint, readUsable as endpoint } from '@mwc/contract/redemptions/redemptions.calls'
import type { Usable } from '@mwc/contract/redemptions/redemptions.schemas'
import type { UsedKind } from '@mwc/contract/redemptions/use-kinds'
import type { Db } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { readPerson } from './person.repo.ts'
import { isCounted, periodStart, standingOf } from './redemption.rules.ts'
import { limitsOf, privilegeView, voucherView } from './redemptions.views.ts'
import { findShopByCode } from './shop-keys.repo.ts'
import { isOpen, useShopView } from './shops.views.ts'
import { countUses, findPrivilege, findVoucher, listCountedAt, listOpenShops, listVouchersFor, type PrivilegeRow } from './uses.repo.ts'

type Needed = Pick<Parts, 'db' | 'clock'>
type Reader = { memberId: string; language: Language }

/** Privileges with what is left of each for a member today. */
async function viewPrivileges(
  db: Db,
  { memberId, language }: Reader,
  rows: readonly PrivilegeRow[],
  today: Temporal.PlainDate,
): Promise<Usable[]> {
  const asked = rows.map((row) => ({ privilegeId: row.id, since: periodStart(row.member_period ?? 'ever', today).toString() }))
  const counts = await countUses(db, await readPerson(db, memberId), asked, today.toString())
  return rows.map((row) => {
    const count = counts.find(({ privilege_id }) => privilege_id === row.id)
    const used = { byMember: count?.by_member ?? 0, today: count?.today ?? 0 }
    return privilegeView(row, standingOf(limitsOf(row), used, today), language)
  })
}

/** What a member can use at the shop of a poster. Refuses with `shopUnknown`, `shopClosed`. */
export async function readShopOffers({ db, clock }: Needed, reader: Reader, shopCode: string): Promise<OutputOf<typeof shopEndpoint>> {
  const [now, shop] = [clock.now(), await findShopByCode(db, shopCode)]
  if (!shop) throw new Refusal('redemptions.shopUnknown')
  if (!isOpen(shop, now)) throw new Refusal('redemptions.shopClosed')
  const today = dayOf(now)
  const vouchers = await listVouchersFor(db, reader.memberId, shop.id, today.toString())
  const privileges = await viewPrivileges(db, reader, await listCountedAt(db, shop.id, toDate(now)), today)
  const offers = [...vouchers.map((voucher) => voucherView(voucher, today, reader.language)), ...privileges]
  return { shop: useShopView(shop), offers: [...offers.filter(({ blocked }) => !blocked), ...offers.filter(({ blocked }) => blocked)] }
}

/** One privilege or voucher as a member can use it now, and the open shops where. Refuses with `notFound`, `showCard`. */
export async function readUsable(
  { db, clock }: Needed,
  reader: Reader,
  { kind, id }: { kind: UsedKind; id: string },
): Promise<OutputOf<typeof endpoint>> {
  const now = clock.now()
  const [at, today] = [toDate(now), dayOf(now)]
  if (kind === 'voucher') {
    const voucher = await findVoucher(db, reader.memberId, id)
    if (!voucher) throw new Refusal('redemptions.notFound')
    const shops = await listOpenShops(db, at, { ids: voucher.shops })
    return { offer: voucherView(voucher, today, reader.language), shops: shops.map(useShopView) }
  }
  const row = await findPrivilege(db, id, at)
  if (!row) throw new Refusal('redemptions.notFound')
  if (!isCounted(limitsOf(row))) throw new Refusal('redemptions.showCard')
  const [offer] = await viewPrivileges(db, reader, [row], today)
  if (!offer) throw new Error('a privilege was not shown')
  return { offer, shops: (await listOpenShops(db, at, { privilegeId: id })).map(useShopView) }
}
