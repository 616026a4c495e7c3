import { languages } from '@mwc/contract/language/language'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { Kind } from '../kinds/kinds.rules.ts'
import type { StoredItem } from './stored-item.rules.ts'

// Every kind's table has the columns of an item; which others it has, `kinds.rules.ts` says.
type AnyTable = 'news'
const tableOf = ({ table }: Kind) => table as AnyTable

const itemColumns = { position: { by: sql`i.position` }, publishFrom: { by: sql`i.publish_from` } } as const
export type ItemColumn = keyof typeof itemColumns

/** All items of a kind, whatever their state. */
export function items(db: Db, kind: Kind): DeskList<StoredItem, ItemColumn> {
  const wanted = db.selectFrom(`${tableOf(kind)} as i`)
  const rowsOf = async (on: Db, ids: string[]) =>
    (await on.selectFrom(tableOf(kind)).selectAll().where('id', 'in', ids).execute()) as unknown as StoredItem[]
  return { wanted, id: sql`i.id`, columns: itemColumns, rowsOf }
}

export const shownSince = sql<Date>`lacking.publish_from`

/** The items of some kinds that are not over and not in every language. */
export function itemsLackingLanguages(db: Db, kinds: readonly Kind[], now: Date) {
  const lacking = kinds.map(
    (kind) => sql`select publish_from from ${sql.table(tableOf(kind))}
      where (publish_to is null or publish_to > ${now}) and jsonb_array_length(whole_in) < ${languages.length}`,
  )
  return db.selectFrom(sql<{ publish_from: Date }>`(${sql.join(lacking, sql` union all `)})`.as('lacking'))
}

export async function lockItem(tx: Tx, kind: Kind, id: string): Promise<StoredItem | undefined> {
  const row = await tx.selectFrom(tableOf(kind)).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row as StoredItem | undefined
}

export async function insertItem(tx: Tx, kind: Kind, row: Record<string, unknown>): Promise<StoredItem> {
  const made = await tx
    .insertInto(tableOf(kind))
    .values(row as never)
    .returningAll()
    .executeTakeFirstOrThrow()
  return made as unknown as StoredItem
}

/** Writes an edit, which counts as one, and answers with the row. */
export async function updateItem(tx: Tx, kind: Kind, id: string, change: Record<string, unknown>): Promise<StoredItem> {
  const changed = await tx
    .updateTable(tableOf(kind))
    .set({ ...change, version: sql`version + 1` } as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return changed as unknown as StoredItem
}

/** Keeps what a search finds an item by. */
export async function putSearchWords(tx: Tx, kind: Kind, itemId: string, words: string): Promise<void> {
  await tx
    .insertInto('content_search')
    .values({ item_id: itemId, kind: kind.table as 'shop', words })
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

/** The shops of some privileges, each privilege's in their order. */
export async function listLinks(db: Db, privilegeIds: readonly string[]) {
  if (privilegeIds.length === 0) return []
  return db.selectFrom('privilege_shop').selectAll().where('privilege_id', 'in', privilegeIds).orderBy('position').execute()
}
export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number]
