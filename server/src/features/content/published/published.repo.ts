import type { InsurancePart, UsePeriod } from '@mwc/contract/content/content-kinds'
import type { PrivilegeCategory } from '@mwc/contract/content/content-kinds'
import { questionSections } from '@mwc/contract/content/content-kinds'
import { sql, type SqlBool } from 'kysely'
import type { ContentSearchTable } from '../../../database/tables/content-tables.ts'
import type { Db } from '../../../database/database.ts'
import type { Cursor, Point } from '../kinds/content.rules.ts'

export type Asked = { at: Date; cursor: Cursor | undefined; limit: number }

/** Mean diameter of the earth in metres (IUGG), for the haversine. */
const diameter = 12_742_017.6
/** Sorts what is nowhere behind everything that is somewhere; more than half way round the earth. */
export const nowhere = 2_147_483_647
const sectionOrder = sql<number>`array_position(array[${sql.join(questionSections.map((section) => sql.lit(section)))}]::text[], section) * 100000 + position`

/** Whether a row of this table or alias is shown at a moment. */
const isShown = (alias: string, at: Date) =>
  sql<SqlBool>`${sql.ref(`${alias}.publish_from`)} <= ${at} and (${sql.ref(`${alias}.publish_to`)} is null or ${sql.ref(`${alias}.publish_to`)} > ${at})`

/** Whole metres from a point to a row of this alias. */
const metresFrom = ({ latitude, longitude }: Point, alias: string) => {
  const [rowLatitude, rowLongitude] = [sql.ref(`${alias}.latitude`), sql.ref(`${alias}.longitude`)]
  return sql<number>`round(${sql.lit(diameter)} * asin(least(1, sqrt(
    power(sin(radians(${rowLatitude} - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(${rowLatitude})) * power(sin(radians(${rowLongitude} - ${longitude}::float8) / 2), 2)
  ))))::int`
}

const comesAfter = (key: unknown, { key: last, id }: Cursor) => sql<SqlBool>`(${key}, item.id) > (${last}::bigint, ${id}::uuid)`
/** Whether a row is one of these: one parameter, however many they are. */
const isOneOf = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`

export type SearchedKind = ContentSearchTable['kind']

/** What a search looks through of one kind. */
export async function listSearchable(db: Db, kind: SearchedKind): Promise<{ id: string; words: string }[]> {
  return db.selectFrom('content_search').select(['item_id as id', 'words']).where('kind', '=', kind).execute()
}

/** Published items of one kind, with their pictures: what every card is made from. */
function cardsOf(db: Db, table: 'privilege' | 'banner' | 'news' | 'insurance_item', at: Date) {
  return db
    .selectFrom(`${table} as item` as 'news as item')
    .leftJoin('picture', 'picture.id', 'item.picture_id')
    .select(['item.id', 'item.publish_from', 'item.publish_to', 'item.texts', 'item.whole_in'])
    .select(['picture.id as picture_id', 'picture.width as picture_width', 'picture.height as picture_height'])
    .where(isShown('item', at))
}
export type CardRow = Awaited<ReturnType<typeof listBanners>>[number]

/** The first banners. */
export async function listBanners(db: Db, at: Date, limit: number) {
  return cardsOf(db, 'banner', at).orderBy('item.position').orderBy('item.id').limit(limit).execute()
}

/** One published banner or news item with its page. */
export async function findPage(db: Db, table: 'banner' | 'news', id: string, at: Date) {
  return cardsOf(db, table, at).select(['item.long_texts', 'item.link']).where('item.id', '=', id).executeTakeFirst()
}

/** News, the newest first. */
export async function listNews(db: Db, { at, cursor, limit }: Asked) {
  return cardsOf(db, 'news', at)
    .$if(cursor !== undefined, (query) =>
      query.where(sql<SqlBool>`(item.publish_from, item.id) < (${new Date(cursor?.key ?? 0)}::timestamptz, ${cursor?.id}::uuid)`),
    )
    .orderBy('item.publish_from', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute()
}

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
  return ids.length === 0 ? [] : privileges(db, at).where('item.id', 'in', ids).execute()
}

export async function findPrivilege(db: Db, id: string, at: Date) {
  return privileges(db, at)
    .select('item.long_texts')
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

/** Privileges that a search found: of a category or of any, by themselves or a shop of theirs; with `by` null all of that category. */
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
    .select(['shop.texts', 'shop.whole_in', metres.as('metres')])
    .where('link.privilege_id', 'in', privilegeIds)
    .where(isShown('shop', at))
    .orderBy('metres')
    .orderBy('link.position')
    .orderBy('shop.id')
    .execute()
}
export type ShopRow = Awaited<ReturnType<typeof listShopsOf>>[number]

/** `found`: what a search found; null without one. */
type QuestionsAsked = Asked & { section: string | undefined; found: readonly string[] | null }

/** Questions by section and position. */
export async function listQuestions(db: Db, { at, cursor, limit, section, found }: QuestionsAsked) {
  return db
    .selectFrom('question as item')
    .select(['item.id', 'item.section', 'item.texts', 'item.long_texts', 'item.whole_in', sectionOrder.as('key')])
    .where(isShown('item', at))
    .$if(section !== undefined, (query) => query.where(sql<SqlBool>`item.section = ${section}`))
    .$if(found !== null, (query) => query.where(isOneOf('item.id', found ?? [])))
    .$if(cursor !== undefined, (query) => query.where(comesAfter(sectionOrder, cursor ?? { key: 0, id: '' })))
    .orderBy('key')
    .orderBy('item.id')
    .limit(limit)
    .execute()
}

/** Places, the nearest first, else in their order. */
export async function listPlaces(db: Db, { at, cursor, limit, near }: Asked & { near: Point | null }) {
  const metres = near ? metresFrom(near, 'item') : sql<number | null>`null::int`
  const key = near ? metres : sql<number>`item.position`
  return db
    .selectFrom('place as item')
    .select(['item.id', 'item.kind', 'item.texts', 'item.whole_in', 'item.address', 'item.latitude', 'item.longitude', 'item.phone'])
    .select([metres.as('metres'), key.as('key')])
    .where(isShown('item', at))
    .$if(cursor !== undefined, (query) => query.where(comesAfter(key, cursor ?? { key: 0, id: '' })))
    .orderBy('key')
    .orderBy('item.id')
    .limit(limit)
    .execute()
}
export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number]

/** What is insured, the steps of a claim, and whom to call, each in its order; the first `most` of each. */
export async function listInsurance(db: Db, at: Date, most: number) {
  const numbered = sql`select id, row_number() over (partition by part order by position, id) as nth
    from insurance_item item where ${isShown('item', at)}`
  return cardsOf(db, 'insurance_item', at)
    .select([sql<InsurancePart>`item.part`.as('part'), sql<string | null>`item.phone`.as('phone')])
    .where(sql<SqlBool>`item.id in (select id from (${numbered}) numbered where nth <= ${most})`)
    .orderBy('item.position')
    .orderBy('item.id')
    .execute()
}

/** Grows with every change of content. */
export async function readVersion(db: Db): Promise<number> {
  return Number((await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version)
}

/** The next moment after `at` at which something that Home shows begins or ends by itself. */
export async function nextTurn(db: Db, at: Date): Promise<Date | null> {
  const turns = ['banner', 'privilege', 'news', 'shop'].flatMap((table) =>
    ['publish_from', 'publish_to'].map(
      (column) => sql`select min(${sql.ref(column)}) as turn from ${sql.table(table)} where ${sql.ref(column)} > ${at}`,
    ),
  )
  const { rows } = await sql<{ turn: Date | null }>`select min(turn) as turn from (${sql.join(turns, sql` union all `)}) turns`.execute(db)
  return rows[0]?.turn ?? null
}
