import { type NotNull, sql, type SqlBool } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { Cursor, Point } from '../kinds/content.rules.ts'

export type Asked = { at: Date; cursor: Cursor | undefined; limit: number }

/** Mean diameter of the earth in metres (IUGG), for the haversine. */
const diameter = 12_742_017.6

/** Sorts what is nowhere behind everything that is somewhere; more than half way round the earth. */
export const nowhere = 2_147_483_647

/** Whether a row of this table or alias is shown at a moment. */
export const isShown = (alias: string, at: Date) =>
  sql<SqlBool>`${sql.ref(`${alias}.publish_from`)} <= ${at} and (${sql.ref(`${alias}.publish_to`)} is null or ${sql.ref(`${alias}.publish_to`)} > ${at})`

/** Whole metres from a point to a row of this alias. */
export const metresFrom = ({ latitude, longitude }: Point, alias: string) => {
  const [rowLatitude, rowLongitude] = [sql.ref(`${alias}.latitude`), sql.ref(`${alias}.longitude`)]
  return sql<number>`round(${sql.lit(diameter)} * asin(least(1, sqrt(
    power(sin(radians(${rowLatitude} - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(${rowLatitude})) * power(sin(radians(${rowLongitude} - ${longitude}::float8) / 2), 2)
  ))))::int`
}

export const comesAfter = (key: unknown, { key: last, id }: Cursor) => sql<SqlBool>`(${key}, item.id) > (${last}::bigint, ${id}::uuid)`

/** Whether a row is one of these: one parameter, however many they are. */
export const isOneOf = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`

/** Published items of one kind, with their pictures: what every card is made from. */
export function cardsOf(db: Db, table: 'privilege' | 'banner' | 'news' | 'insurance_item', at: Date) {
  return (
    db
      .selectFrom(`${table} as item` as 'news as item')
      .leftJoin('picture', 'picture.id', 'item.picture_id')
      .select(['item.id', 'item.publish_from', 'item.publish_to', 'item.texts', 'item.whole_in'])
      .select(['picture.id as picture_id', 'picture.width as picture_width', 'picture.height as picture_height'])
      .select(['picture.focus_x', 'picture.focus_y'])
      .where(isShown('item', at))
      // What is shown has begun.
      .$narrowType<{ publish_from: NotNull }>()
  )
}
