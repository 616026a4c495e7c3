import type { PrivilegeCategory, UsePeriod } from '@mwc/contract/content/content-kinds'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { Point } from '../kinds/content.rules.ts'
import { type Asked, cardsOf, comesAfter, isOneOf, isShown, metresFrom, nowhere } from './shown-items.repo.ts'

const privileges = (db: Db, at: Date) => cardsOf(db, 'privilege', at).select(sql<PrivilegeCategory>`item.category`.as('category'))

export type PrivilegeRow = Awaited<ReturnType<typeof listPicked>>[number]

/** The first privileges that staff picked for Home. */
export async function listPicked(db: Db, at: Date, limit: number) {
  return privileges(db, at)
    .where(sql<SqlBool>`item.picked`)
    .orderBy('item.position')
    .orderBy('item.id')
    .limit(limit)
    .execute()
}

export async function listPrivilegesOf(db: Db, ids: readonly string[], at: Date): Promise<PrivilegeRow[]> {
  return ids.length === 0 ? [] : privileges(db, at).where(isOneOf('item.id', ids)).execute()
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

/** Privileges found, of a category or of any, by themselves or a shop of theirs; `by` null: all of that category. */
export type FoundPrivileges = { category: PrivilegeCategory | null; by: Record<'privilege' | 'shop', readonly string[]> | null }

/** `found`: null without a search. */
type PrivilegesAsked = Asked & { category: PrivilegeCategory | undefined; found: FoundPrivileges[] | null; near: Point | null }

function isFound({ category, by }: FoundPrivileges, at: Date) {
  const inShops = (ids: readonly string[]) => sql`item.id in (
    select link.privilege_id from privilege_shop link join shop on shop.id = link.shop_id
    where ${isShown('shop', at)} and ${isOneOf('shop.id', ids)})`
  const all = [
    ...(category === null ? [] : [sql`item.category = ${category}`]),
    ...(by === null ? [] : [sql`(${isOneOf('item.id', by.privilege)} or ${inShops(by.shop)})`]),
  ]
  return sql`(${sql.join(all, sql` and `)})`
}

/** Which privileges a page of the list has: in their order, or the nearest first. */
export async function pageOfPrivileges(db: Db, { at, cursor, limit, category, found, near }: PrivilegesAsked) {
  // Each shop's distance is reckoned once, however many privileges it has.
  const nearest = sql`left join (
    select link.privilege_id, min(away.metres) as metres from privilege_shop link
    join (select shop.id, ${near ? metresFrom(near, 'shop') : sql`0`} as metres from shop where ${isShown('shop', at)} offset 0) away
    on away.id = link.shop_id group by link.privilege_id
  ) nearest on nearest.privilege_id = item.id`
  const key = near ? sql`coalesce(nearest.metres, ${sql.lit(nowhere)})` : sql`item.position`
  const wanted = [
    isShown('item', at),
    ...(category === undefined ? [] : [sql`item.category = ${category}`]),
    ...(found === null
      ? []
      : [
          sql`(${sql.join(
            found.map((one) => isFound(one, at)),
            sql` or `,
          )})`,
        ]),
    ...(cursor === undefined ? [] : [comesAfter(key, cursor)]),
  ]
  const { rows } = await sql<{ id: string; key: number }>`
    select item.id, ${key} as key from privilege item ${near ? nearest : sql``}
    where ${sql.join(wanted, sql` and `)} order by ${key}, item.id limit ${limit}`.execute(db)
  return rows
}

/** The published shops of some privileges, the nearest first, else in the order that staff gave them. */
export async function listShopsOf(db: Db, privilegeIds: readonly string[], at: Date, near: Point | null) {
  if (privilegeIds.length === 0) return []
  const metres = near ? metresFrom(near, 'shop') : sql<number | null>`null::int`
  return db
    .selectFrom('privilege_shop as link')
    .innerJoin('shop', 'shop.id', 'link.shop_id')
    .select(['link.privilege_id', 'shop.id', 'shop.name', 'shop.address', 'shop.phone', 'shop.latitude', 'shop.longitude'])
    .select(['shop.texts', 'shop.whole_in', 'shop.opening_hours', metres.as('metres')])
    .where(isOneOf('link.privilege_id', privilegeIds))
    .where(isShown('shop', at))
    .orderBy('metres')
    .orderBy('link.position')
    .orderBy('shop.id')
    .execute()
}

export type ShopRow = Awaited<ReturnType<typeof listShopsOf>>[number]
