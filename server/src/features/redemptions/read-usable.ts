import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { readUsable as endpoint } from '@mwc/contract/redemptions/redemptions.calls'
import type { UsedKind } from '@mwc/contract/redemptions/use-kinds'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { isCounted } from './redemption.rules.ts'
import { limitsOf, voucherView } from './redemptions.views.ts'
import { showShop } from './show-shop.ts'
import { findPrivilege, findVoucher, listOpenShops } from './uses.repo.ts'
import { viewPrivileges } from './view-privileges.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>
type Reader = { memberId: string; language: Language }

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
    return { offer: voucherView(voucher, today, reader.language), shops: shops.map(showShop) }
  }
  const row = await findPrivilege(db, id, at)
  if (!row) throw new Refusal('redemptions.notFound')
  if (!isCounted(limitsOf(row))) throw new Refusal('redemptions.showCard')
  const [offer] = await viewPrivileges(db, reader, [row], today)
  if (!offer) throw new Error('a privilege was not shown')
  return { offer, shops: (await listOpenShops(db, at, { privilegeId: id })).map(showShop) }
}
