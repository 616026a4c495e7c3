import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { DeskList } from '../../database/lists/page-of-list.ts'

const shops = (db: Db, ids: string[]) => db.selectFrom('shop').select(['id', 'name']).where('id', 'in', ids).execute()
export type ShopRow = Awaited<ReturnType<typeof shops>>[number]

const columns = { name: { by: sql`s.name` } } as const
export type ShopNameColumn = keyof typeof columns

/** All shops, closed and archived ones, too, which may still be owed; or those of a part of the name. */
export function shopsByName(db: Db, { search = '' }: { search?: string | undefined }): DeskList<ShopRow, ShopNameColumn> {
  const part = search.replaceAll(/\p{Cc}/gu, '').replaceAll(/[\\%_]/g, '\\$&')
  const wanted = db.selectFrom('shop as s').$if(part !== '', (query) => query.where(sql<SqlBool>`s.name ilike ${`%${part}%`}`))
  return { wanted, id: sql`s.id`, columns, rowsOf: shops }
}

export async function findShop(db: Db, id: string): Promise<ShopRow | undefined> {
  return (await shops(db, [id]))[0]
}
