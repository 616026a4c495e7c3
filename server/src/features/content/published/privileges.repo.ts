import type { PrivilegeCategory, UsePeriod } from '@mwc/contract/content/content-kinds'
import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { cardsOf, isShown } from './shown-items.repo.ts'

const privileges = (db: Db, at: Date) =>
  cardsOf(db, 'privilege', at)
    .select(['item.position', sql<PrivilegeCategory>`item.category`.as('category')])
    // Whether staff picked it for Home.
    .select(sql<boolean>`item.picked`.as('picked'))

export type PrivilegeRow = Awaited<ReturnType<typeof shownPrivileges>>[number]

/** All published privileges in their order. */
export async function shownPrivileges(db: Db, at: Date) {
  return privileges(db, at).orderBy('item.position').orderBy('item.id').execute()
}

export async function findPrivilege(db: Db, id: string, at: Date) {
  return privileges(db, at)
    .select(['item.long_texts', 'picture.description as described'])
    .select([
      sql<number | null>`item.member_limit`.as('member_limit'),
      sql<UsePeriod | null>`item.member_period`.as('member_period'),
      sql<number | null>`item.day_limit`.as('day_limit'),
      sql<number | null>`item.total_limit`.as('total_limit'),
      sql<number>`item.used`.as('used'),
    ])
    .where('item.id', '=', id)
    .executeTakeFirst()
}

const shops = (db: Db, at: Date) =>
  db
    .selectFrom('shop')
    .select(['shop.id', 'shop.name', 'shop.address', 'shop.phone', 'shop.latitude', 'shop.longitude'])
    .select(['shop.texts', 'shop.whole_in', 'shop.opening_hours'])
    .where(isShown('shop', at))

export type ShopRow = Awaited<ReturnType<typeof shownShops>>[number]

export async function shownShops(db: Db, at: Date) {
  return shops(db, at).execute()
}

/** The published shops of a privilege, in the order that staff gave them. */
export async function listShopsOf(db: Db, privilegeId: string, at: Date): Promise<ShopRow[]> {
  return shops(db, at)
    .innerJoin('privilege_shop as link', 'link.shop_id', 'shop.id')
    .where('link.privilege_id', '=', privilegeId)
    .orderBy('link.position')
    .orderBy('shop.id')
    .execute()
}

/** Which shops every privilege has, in the order that staff gave them. */
export async function shopLinks(db: Db) {
  return db.selectFrom('privilege_shop').select(['privilege_id', 'shop_id']).orderBy('position').orderBy('shop_id').execute()
}
