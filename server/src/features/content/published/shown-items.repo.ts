import { type NotNull, sql, type SqlBool } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { Cursor } from '../kinds/content.rules.ts'

export type Asked = { at: Date; cursor: Cursor | undefined; limit: number }

/** Whether a row of this table or alias is shown at a moment. */
export const isShown = (alias: string, at: Date) =>
  sql<SqlBool>`${sql.ref(`${alias}.publish_from`)} <= ${at} and (${sql.ref(`${alias}.publish_to`)} is null or ${sql.ref(`${alias}.publish_to`)} > ${at})`

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
