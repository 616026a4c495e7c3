import type { ListedPrivilege, PrivilegeCard, Shop, UseLimits } from '@mwc/contract/content/content.schemas'
import type { UsePeriod } from '@mwc/contract/content/content-kinds'
import type { Language } from '@mwc/contract/language/language'
import { pictureView, readerOf } from './content.views.ts'
import type { PrivilegeRow, ShopRow } from './privileges.repo.ts'

export function shopView(row: ShopRow, reader: Language): Shop {
  const { head, text } = readerOf(row, reader)
  const { name, address, latitude, longitude, phone, opening_hours: openingHours, metres } = row
  return { ...head, name, address, latitude, longitude, hours: text('hours'), openingHours, phone, metres }
}

/** What a privilege's card and its page have in common; `shops` are its own, the nearest first. */
export function offerView(row: PrivilegeRow, shops: readonly ShopRow[], reader: Language): Omit<PrivilegeCard, 'shops'> {
  const { head, text } = readerOf(row, reader)
  const [title, benefit, metres] = [text('title'), text('benefit'), shops[0]?.metres ?? null]
  return { ...head, category: row.category, title, benefit, metres, picture: pictureView(row) }
}

function shopsOf(row: PrivilegeRow, shops: readonly ShopRow[]): ShopRow[] {
  return shops.filter(({ privilege_id }) => privilege_id === row.id)
}

/** Cards in the order of the rows; `shops` are those of all of them. */
export function privilegeViews(rows: readonly PrivilegeRow[], shops: readonly ShopRow[], reader: Language): PrivilegeCard[] {
  return rows.map((row) => {
    const own = shopsOf(row, shops)
    return { ...offerView(row, own, reader), shops: own.map(({ name }) => name) }
  })
}

/** The same for a list, which says of the first shop whether it is open. */
export function listedPrivilegeViews(rows: readonly PrivilegeRow[], shops: readonly ShopRow[], reader: Language): ListedPrivilege[] {
  const openingHours = rows.map((row) => shopsOf(row, shops)[0]?.opening_hours ?? null)
  return privilegeViews(rows, shops, reader).map((card, i) => ({ ...card, openingHours: openingHours[i] ?? null }))
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
