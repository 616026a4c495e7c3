import type { ContentState } from '@mwc/contract/content/content-kinds'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { Kind } from '../kinds/kinds.rules.ts'
import type { SeenItem, StoredItem } from './stored-item.rules.ts'

// Every kind's table has the columns of an item; which others it has, `kinds.rules.ts` says.
type AnyTable = 'news'
const tableOf = ({ table }: Kind) => table as AnyTable

const itemColumns = { position: { by: sql`i.position` }, publishFrom: { by: sql`i.publish_from`, empty: true } } as const
export type ItemColumn = keyof typeof itemColumns

/** What of a kind's items is listed; archived ones where they are asked for by state or by their ids. */
type Filter = { words: readonly string[]; state: ContentState | undefined; ids: readonly string[] | undefined; now: Date }

const isIn = (state: ContentState, now: Date) =>
  ({
    archived: sql<SqlBool>`i.archived_at is not null`,
    draft: sql<SqlBool>`i.archived_at is null and i.publish_from is null`,
    upcoming: sql<SqlBool>`i.archived_at is null and i.publish_from > ${now}`,
    published: sql<SqlBool>`i.archived_at is null and i.publish_from <= ${now} and (i.publish_to is null or i.publish_to > ${now})`,
    ended: sql<SqlBool>`i.archived_at is null and i.publish_from <= ${now} and i.publish_to <= ${now}`,
  })[state]

/** Items of a kind. */
export function items(db: Db, kind: Kind, { words, state, ids, now }: Filter): DeskList<SeenItem, ItemColumn> {
  // A text of staff in any language, or a plain field such as a shop's name; there are hundreds of items, not millions.
  const hasWord = (word: string) => sql`strpos(c.written, ${word}) > 0`
  const isFound = sql<SqlBool>`exists (select from content_search c where c.item_id = i.id and ${sql.join(words.map(hasWord), sql` and `)})`
  const wanted = db
    .selectFrom(`${tableOf(kind)} as i`)
    .where(state ? isIn(state, now) : ids ? sql<SqlBool>`true` : sql<SqlBool>`i.archived_at is null`)
    .where(words.length > 0 ? isFound : sql<SqlBool>`true`)
  const rows = (of: RawBuilder<string[]>) => seenItems(db, kind, of)
  return { wanted, id: sql`i.id`, columns: itemColumns, rows, rowsOf: (on, of) => listSeenItems(on, kind, of) }
}

/** Items with what the desk sees beside their own columns: their pictures, and their shops in their order. */
function seenItems(db: Db, kind: Kind, ids: RawBuilder<string[]>) {
  const shopIds = sql`array_to_json(array(select shop_id from privilege_shop where privilege_id = i.id order by position, shop_id))`
  return db
    .selectFrom(`${tableOf(kind)} as i`)
    .selectAll('i')
    .$if(kind.hasPicture, (query) =>
      query
        .leftJoin('picture', 'picture.id', 'i.picture_id')
        .select(['picture.width as picture_width', 'picture.height as picture_height', 'picture.focus_x', 'picture.focus_y']),
    )
    .$if(kind.table === 'privilege', (query) => query.select(shopIds.as('shop_ids')))
    .where(sql<SqlBool>`i.id = any(${ids})`)
    .$castTo<SeenItem>()
}

/** The items of some ids, as the desk sees them. */
export async function listSeenItems(db: Db, kind: Kind, ids: string[]): Promise<SeenItem[]> {
  return seenItems(db, kind, sql`${ids}::uuid[]`).execute()
}

export async function findItem(db: Db, kind: Kind, id: string): Promise<{ id: string } | undefined> {
  return db.selectFrom(tableOf(kind)).select('id').where('id', '=', id).executeTakeFirst()
}

/** All items of a kind in their order, held until the end of the transaction. */
export async function lockOrder(tx: Tx, kind: Kind): Promise<{ id: string; position: number }[]> {
  const held = await tx.selectFrom(tableOf(kind)).select(['id', 'position']).orderBy('id').forUpdate().execute()
  // PostgreSQL sorts before it waits: another move may have changed places meanwhile, which the rows say once they are held.
  return held.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}

/** Gives items other places. That is no edit: whoever writes in one meanwhile goes on. */
export async function putInPlaces(tx: Tx, kind: Kind, places: readonly { id: string; position: number }[]): Promise<void> {
  for (const { id, position } of places) await tx.updateTable(tableOf(kind)).set({ position }).where('id', '=', id).execute()
}

export async function lockItem(tx: Tx, kind: Kind, id: string): Promise<StoredItem | undefined> {
  const row = await tx.selectFrom(tableOf(kind)).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row as StoredItem | undefined
}

/** The highest position of a kind; -1 where it has no item. */
export async function lastPosition(tx: Tx, kind: Kind): Promise<number> {
  const { last } = await tx
    .selectFrom(tableOf(kind))
    .select(sql<number>`coalesce(max(position), -1)`.as('last'))
    .executeTakeFirstOrThrow()
  return last
}

export async function insertItem(tx: Tx, kind: Kind, row: Record<string, unknown>): Promise<StoredItem> {
  const made = await tx
    .insertInto(tableOf(kind))
    .values(row as never)
    .returningAll()
    .executeTakeFirstOrThrow()
  return made as unknown as StoredItem
}

/** Writes an edit, which counts as one. */
export async function updateItem(tx: Tx, kind: Kind, id: string, change: Record<string, unknown>): Promise<void> {
  await tx
    .updateTable(tableOf(kind))
    .set({ ...change, version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute()
}

/** Keeps what a search finds an item by. */
export async function putSearchWords(tx: Tx, kind: Kind, itemId: string, words: string): Promise<void> {
  await tx
    .insertInto('content_search')
    .values({ item_id: itemId, kind: kind.table, words })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ words }))
    .execute()
}

export async function replaceShops(tx: Tx, privilegeId: string, shopIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('privilege_shop').where('privilege_id', '=', privilegeId).execute()
  if (shopIds.length === 0) return
  const links = shopIds.map((shop_id, position) => ({ privilege_id: privilegeId, shop_id, position }))
  await tx.insertInto('privilege_shop').values(links).execute()
}

/** How many of these shops there are. */
export async function countShops(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return (await tx.selectFrom('shop').select('id').where('id', 'in', ids).execute()).length
}
