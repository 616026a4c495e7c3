import type { ListedPrivilege, PrivilegeCard, Shop, UseLimits } from '@mwc/contract/content/content.schemas'
import type { UsePeriod } from '@mwc/contract/content/content-kinds'
import type { Language } from '@mwc/contract/language/language'
import { pictureView, readerOf } from './content.views.ts'
import type { PrivilegeRow, ShopRow } from './privileges.repo.ts'

/** A shop with the metres to it; null without a position. */
type ShopAway = ShopRow & { metres: number | null }

export function shopView(row: ShopAway, reader: Language): Shop {
  const { head, text } = readerOf(row, reader)
  const { name, address, latitude, longitude, phone, opening_hours: openingHours, metres } = row
  return { ...head, name, address, latitude, longitude, hours: text('hours'), openingHours, phone, metres }
}

/** What a privilege's card and its page have in common; `shops` are its own, the nearest first. */
export function offerView(row: PrivilegeRow, shops: readonly ShopAway[], reader: Language): Omit<PrivilegeCard, 'shops'> {
  const { head, text } = readerOf(row, reader)
  const [title, benefit, metres] = [text('title'), text('benefit'), shops[0]?.metres ?? null]
  return { ...head, category: row.category, title, benefit, metres, picture: pictureView(row) }
}

/** A privilege's card. */
export function privilegeView(row: PrivilegeRow, shops: readonly ShopAway[], reader: Language): PrivilegeCard {
  return { ...offerView(row, shops, reader), shops: shops.map(({ name }) => name) }
}

/** The same for a list, which says of the first shop whether it is open. */
export function listedPrivilegeView(row: PrivilegeRow, shops: readonly ShopAway[], reader: Language): ListedPrivilege {
  return { ...privilegeView(row, shops, reader), openingHours: shops[0]?.opening_hours ?? null }
}

type LimitColumns = {
  member_limit: number | null
  member_period: UsePeriod | null
  day_limit: number | null
  total_limit: number | null
  used: number
}

/** The limits of a privilege; null for a plain discount, which nobody counts. */
export function limitsView({ member_limit, member_period, day_limit, total_limit, used }: LimitColumns): UseLimits | null {
  if (member_limit === null && day_limit === null && total_limit === null) return null
  const left = total_limit === null ? null : Math.max(0, total_limit - used)
  return { memberLimit: member_limit, memberPeriod: member_period ?? 'ever', dayLimit: day_limit, left }
}
